// SPDX-License-Identifier: MIT
// Selenium names that part by a folder, which an ES module cannot import.

declare module 'selenium-webdriver/remote/index.js' {
  export * from 'selenium-webdriver/remote';
}
