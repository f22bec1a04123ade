/**
 * Chunks that a first screen can need. The entry contains their hashes. Each further hash would add 50 bytes
 * to every start, so the other hashes are in a separate table. The page fetches the table when it's idle. A
 * chunk that is needed earlier waits one more round trip for the table.
 */
const early = ['bridge', 'mirrors', 'refresh', 'texts-en-json', 'verify']

/** The shell's table with the hashes of the other chunks. */
export const lateChunksFile = 'chunks.json'

/** Returns whether a file of the shell belongs to a chunk that no first screen needs. */
export const isLateChunk = (file: string): boolean => !early.includes(file.replace(/\.(js|css)$/, ''))
