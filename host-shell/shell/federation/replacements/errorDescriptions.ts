// Replaces the runtime's error descriptions (0.5 kB). `test/architecture/tools.test.ts` checks the names.
export const runtimeDescMap = {}
export const typeDescMap = {}
export const buildDescMap = {}
export const errorDescMap = {}
