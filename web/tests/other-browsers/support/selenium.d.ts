// SPDX-License-Identifier: MIT
// Selenium's own type names a folder, which an ES module cannot import.

declare module 'selenium-webdriver/remote/index.js' {
  export * from 'selenium-webdriver/remote';
}
