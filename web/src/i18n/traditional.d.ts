// SPDX-License-Identifier: MIT
// Texts that the build generates from others (traditional-chinese.ts).

declare module '*?traditional' {
  export const strings: unknown;
}
