// SPDX-License-Identifier: MIT
// Encodings with the browser's TextDecoder, for engine/core/text/encodings.cpp. TextDecoder only decodes: to
// encode GB18030, all two-byte codes are decoded once, and the four-byte codes when a text first needs one.
const encodings = {
  $chuheText: { result: null },

  $chuheGbk: {
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

  chuhe_decode__deps: ['$chuheText'],
  chuhe_decode: function (text, size, name, nameSize) {
    // TextDecoder refuses a view of shared memory, so both are copies.
    const label = String.fromCharCode(...HEAPU8.slice(name, name + nameSize));
    const decoded = new TextDecoder(label).decode(HEAPU8.slice(text, text + size));
    chuheText.result = new TextEncoder().encode(decoded);
    return chuheText.result.length;
  },

  chuhe_encode_gbk__deps: ['$chuheText', '$chuheGbk'],
  chuhe_encode_gbk: function (text, size) {
    const given = new TextDecoder().decode(HEAPU8.slice(text, text + size));
    chuheText.result = chuheGbk.encode(given, new TextDecoder('gb18030'));
    return chuheText.result.length;
  },

  chuhe_take_text__deps: ['$chuheText'],
  chuhe_take_text: function (to) {
    HEAPU8.set(chuheText.result, to);
  },
};

const { library } = LibraryManager;
mergeInto(library, encodings);
