export type ImageKind = 'jpeg' | 'png' | 'webp'

const ascii = (text: string): readonly number[] => Array.from(text, (letter) => letter.charCodeAt(0))

/** First bytes by format, `undefined` for any byte. Names and declared types of files prove nothing. */
const marks: readonly (readonly [kind: ImageKind, bytes: readonly (number | undefined)[]])[] = [
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a]],
  ['webp', [...ascii('RIFF'), undefined, undefined, undefined, undefined, ...ascii('WEBP')]],
]

/** What a file is by its own first bytes; undefined for everything that is not taken as a picture. */
export const imageKind = (bytes: Uint8Array): ImageKind | undefined =>
  marks.find(([, mark]) => mark.every((byte, at) => byte === undefined || bytes[at] === byte))?.[0]
