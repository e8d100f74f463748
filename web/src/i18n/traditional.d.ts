// SPDX-License-Identifier: MIT
// Texts that the build makes of others (traditional-chinese.ts).

declare module '*?traditional' {
  export const strings: unknown;
}
