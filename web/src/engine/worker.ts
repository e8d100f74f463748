// SPDX-License-Identifier: MIT
export {};
