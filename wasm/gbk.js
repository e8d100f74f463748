// SPDX-License-Identifier: MIT
// GB18030 with the browser's TextDecoder, for engine/core/text/gbk.cpp. TextDecoder only decodes: to
// encode, all two-byte codes are decoded once, and the four-byte codes when a text first needs one.
const gbk = {
  $chuheGbk: {
    result: null,
    codes: null,
    hasLongCodes: false,

    fourBytes: (n) =>
      [(n / 12600) | 0, (n / 1260) % 10 | 0, (n / 10) % 126 | 0, n % 10].map(
        (digit, i) => digit + (i % 2 ? 0x30 : 0x81),
      ),

    add: function (decoder, code) {
      const text = decoder.decode(new Uint8Array(code));
      if (!text.includes('\uFFFD') && !this.codes.has(text)) this.codes.set(text, code);
    },

    encode: function (text, decoder) {
      if (!this.codes) {
        this.codes = new Map();
        for (let byte = 0; byte < 0x80; ++byte) this.add(decoder, [byte]);
        for (let lead = 0x81; lead < 0xff; ++lead) {
          for (let trail = 0x40; trail < 0xff; ++trail) {
            if (trail !== 0x7f) this.add(decoder, [lead, trail]);
          }
        }
      }
      const characters = Array.from(text);
      const lacks = (c) => c.codePointAt(0) < 0x10000 && !this.codes.has(c);
      if (!this.hasLongCodes && characters.some(lacks)) {
        this.hasLongCodes = true;
        for (let n = 0; n < 39420; ++n) this.add(decoder, this.fourBytes(n));
        this.codes.set('\uFFFD', this.fourBytes(39417));
      }
      const bytes = [];
      for (const c of characters) {
        // The planes above the first are consecutive, from 90 30 81 30 on.
        const high = c.codePointAt(0) - 0x10000;
        bytes.push(...(this.codes.get(c) || (high >= 0 ? this.fourBytes(189000 + high) : [0x3f])));
      }
      return new Uint8Array(bytes);
    },
  },

  chuhe_convert_gbk__deps: ['$chuheGbk'],
  // `direction`: from GB18030, to it, from Big5.
  chuhe_convert_gbk: function (text, size, direction) {
    const decoder = new TextDecoder(direction === 2 ? 'big5' : 'gb18030');
    const bytes = HEAPU8.slice(text, text + size);
    chuheGbk.result = direction === 1
      ? chuheGbk.encode(new TextDecoder().decode(bytes), decoder)
      : new TextEncoder().encode(decoder.decode(bytes));
    return chuheGbk.result.length;
  },

  chuhe_take_gbk__deps: ['$chuheGbk'],
  chuhe_take_gbk: function (to) {
    HEAPU8.set(chuheGbk.result, to);
  },
};

const { library } = LibraryManager;
mergeInto(library, gbk);
