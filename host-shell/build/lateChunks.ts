/**
 * The chunks that a page may need for its first screen: its entry has their hashes. All others would cost every start
 * 50 bytes each, so theirs lie in a file of their own, one round trip further away; the page fetches it when it is idle.
 */
const early = ['bridge', 'mirrors', 'refresh', 'texts-en-json', 'verify']

/** The shell's file with the hashes of its other chunks. */
export const lateChunksFile = 'chunks.json'

/** Whether a file of the shell is of a chunk that no first screen needs. */
export const isLateChunk = (file: string): boolean => !early.includes(file.replace(/\.(js|css)$/, ''))
