type ImageKind = 'jpeg' | 'png' | 'webp'

const ascii = (text: string): readonly number[] => Array.from(text, (letter) => letter.charCodeAt(0))

/**
 * Magic bytes by format, because a file's name and declared type can be wrong. `undefined` matches any byte.
 */
const marks: readonly (readonly [kind: ImageKind, bytes: readonly (number | undefined)[]])[] = [
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a]],
  ['webp', [...ascii('RIFF'), undefined, undefined, undefined, undefined, ...ascii('WEBP')]],
]

/** Detects a file's format from its magic bytes. Returns undefined if the format isn't accepted. */
export const imageKind = (bytes: Uint8Array): ImageKind | undefined =>
  marks.find(([, mark]) => mark.every((byte, at) => byte === undefined || bytes[at] === byte))?.[0]

export interface ImageSize {
  readonly width: number
  readonly height: number
}

type Read = (view: DataView) => ImageSize | undefined

/** Returns true for markers of JPEG frame headers. C4, C8 and CC in their range mark other segments. */
const isFrame = (mark: number) => mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark)

const jpeg: Read = (view) => {
  let at = 2
  while (at + 9 < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return undefined
    const mark = view.getUint8(at + 1)
    if (isFrame(mark)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    // Any number of fill bytes (FF) can precede a marker, so they are skipped one by one.
    at += mark === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
  return undefined
}

const png: Read = (view) => ({ width: view.getUint32(16), height: view.getUint32(20) })

const uint24 = (view: DataView, at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16)

/** Readers of a WebP file's size. Lossy, lossless and extended files store it in different places. */
const webps: Readonly<Record<number, Read>> = {
  0x20: (view) => ({ width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }),
  0x4c: (view) => {
    const bits = view.getUint32(21, true)
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  },
  0x58: (view) => ({ width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 }),
}

const readers: Readonly<Record<string, Read>> = {
  jpeg,
  png,
  // Byte 15 is the fourth letter of "VP8 ", "VP8L" or "VP8X".
  webp: (view) => webps[view.getUint8(15)]?.(view),
}

/**
 * Reads width and height in pixels from a picture's header. Doesn't decode the picture, because a small file
 * can contain a picture that fills the memory. Returns undefined if the header has no size. Never throws.
 */
export function imageSize(bytes: Uint8Array): ImageSize | undefined {
  const read = readers[imageKind(bytes) ?? '']
  try {
    return read?.(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  } catch {
    // A `DataView` throws if the file ends within its header.
    return undefined
  }
}
