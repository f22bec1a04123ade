import { deflateRuns } from './deflate.ts'

const crcTable = Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value >>> 0
})

function crc32(bytes: readonly number[]): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}

const word = (value: number): number[] => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255)

function chunk(name: string, data: Iterable<number>): number[] {
  const body = [...[...name].map((letter) => letter.charCodeAt(0)), ...data]
  return [...word(body.length - 4), ...body, ...word(crc32(body))]
}

/** Eight pixels a byte, highest bit first, 1 for white. */
function packedRow(row: readonly boolean[], scale: number): Uint8Array {
  const bytes = new Uint8Array(Math.ceil((row.length * scale) / 8))
  for (let x = 0; x < row.length * scale; x++) {
    if (!row[Math.floor(x / scale)]) bytes[x >> 3] = (bytes[x >> 3] ?? 0) | (128 >> (x & 7))
  }
  return bytes
}

/** The scan lines: the first of each module row in full, the others as "like the one above". */
function scanLines(modules: readonly (readonly boolean[])[], scale: number): Uint8Array {
  const width = Math.ceil((modules.length * scale) / 8) + 1
  const lines = new Uint8Array(width * modules.length * scale)
  modules.forEach((row, index) => {
    const first = index * scale * width
    lines.set(packedRow(row, scale), first + 1)
    for (let line = 1; line < scale; line++) lines[first + line * width] = 2
  })
  return lines
}

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** A black-and-white picture of the modules, one bit a pixel, `scale` pixels a module. */
export function pngOf(modules: readonly (readonly boolean[])[], scale: number): Uint8Array {
  const side = word(modules.length * scale)
  return Uint8Array.from([
    ...signature,
    ...chunk('IHDR', [...side, ...side, 1, 0, 0, 0, 0]),
    ...chunk('IDAT', deflateRuns(scanLines(modules, scale))),
    ...chunk('IEND', []),
  ])
}

/** The picture as a data address. A real image, because WeChat's long press reads nothing else. */
export function pngAddress(modules: readonly (readonly boolean[])[], scale: number): string {
  const letters = Array.from(pngOf(modules, scale), (byte) => String.fromCharCode(byte)).join('')
  return `data:image/png;base64,${btoa(letters)}`
}
