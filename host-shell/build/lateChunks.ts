/**
 * Chunks that a first screen can need. The entry contains their hashes. Each further hash would add 50 bytes
 * to every start, so the other hashes are in a separate table. The first import of one of these chunks fetches
 * the table, which takes one more round trip.
 */
const early = ['bridge', 'mirrors', 'refresh', 'texts-en-json', 'verify']

/** The shell's table with the hashes of the other chunks. */
export const lateChunksFile = 'chunks.json'

/** Returns whether a file of the shell belongs to a chunk that no first screen needs. */
export const isLateChunk = (file: string): boolean => !early.includes(file.replace(/\.(js|css)$/, ''))
