/**
 * Stands in for the sentences that the federation runtime adds to its error codes (0.5 kB). The code itself
 * (`RUNTIME-008`) and its details stay in every message; `test/house/tools.test.ts` holds the names.
 */
export const runtimeDescMap = {}
export const typeDescMap = {}
export const buildDescMap = {}
export const errorDescMap = {}
