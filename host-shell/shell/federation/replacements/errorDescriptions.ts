// Stands in for the runtime's descriptions of its error codes (0.5 kB). `test/architecture/tools.test.ts` checks the names.
export const runtimeDescMap = {}
export const typeDescMap = {}
export const buildDescMap = {}
export const errorDescMap = {}
