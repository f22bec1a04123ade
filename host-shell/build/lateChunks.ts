/**
 * The chunks that a first screen may need: the entry holds their hashes. Each further hash would cost every
 * start 50 bytes, so the others are in a separate table; the first import of one of them fetches it.
 */
const early = ['bridge', 'mirrors', 'refresh', 'texts-en-json', 'verify']

/** The shell's table with the hashes of its other chunks. */
export const lateChunksFile = 'chunks.json'

/** Whether a file of the shell belongs to a chunk that no first screen needs. */
export const isLateChunk = (file: string): boolean => !early.includes(file.replace(/\.(js|css)$/, ''))
