function bitWriter() {
  const bytes: number[] = []
  let pending = 0
  let count = 0
  /** Appends the bits of a number, least significant bit first. */
  const put = (value: number, bits: number) => {
    pending |= value << count
    for (count += bits; count >= 8; count -= 8) {
      bytes.push(pending & 255)
      pending >>>= 8
    }
  }
  /** Appends a Huffman code, most significant bit first. */
  const code = (value: number, bits: number) => {
    for (let bit = bits - 1; bit >= 0; bit--) put((value >> bit) & 1, 1)
  }
  return { bytes, put, code }
}

type Bits = ReturnType<typeof bitWriter>

/** Appends the fixed Huffman code of a literal, a length or the end of the block (RFC 1951, 3.2.6). */
function symbol(out: Bits, value: number): void {
  if (value < 144) out.code(0x30 + value, 8)
  else if (value < 256) out.code(0x190 + value - 144, 9)
  else if (value < 280) out.code(value - 256, 7)
  else out.code(0xc0 + value - 280, 8)
}

/** Appends a repetition of the previous byte, `length` times, from 3 to 258 (RFC 1951, 3.2.5). */
function repeat(out: Bits, length: number): void {
  const over = length - 3
  if (length === 258) symbol(out, 285)
  else if (over < 8) symbol(out, 257 + over)
  else {
    const extra = Math.floor(Math.log2(over)) - 2
    symbol(out, 257 + 4 * (extra + 1) + ((over >> extra) & 3))
    out.put(over & ((1 << extra) - 1), extra)
  }
  out.code(0, 5)
}

function runAt(bytes: Uint8Array, at: number): number {
  let length = 0
  while (length < 258 && at + length < bytes.length && bytes[at + length] === bytes[at - 1]) length++
  return length
}

/** Returns a number as four bytes, big-endian. */
const word = (value: number): number[] => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255)

function adler32(bytes: Uint8Array): number {
  let a = 1
  let b = 0
  for (const byte of bytes) {
    a = (a + byte) % 65521
    b = (b + a) % 65521
  }
  return ((b << 16) | a) >>> 0
}

/**
 * Returns a zlib stream that compresses only runs of equal bytes, which is enough for a QR code. The function
 * is our own, because the oldest engines have no CompressionStream (Safari before 16.4).
 */
export function deflateRuns(bytes: Uint8Array): Uint8Array {
  const out = bitWriter()
  out.put(1, 1)
  out.put(1, 2)
  for (let at = 0; at < bytes.length;) {
    const run = at > 0 ? runAt(bytes, at) : 0
    if (run >= 3) repeat(out, run)
    else symbol(out, bytes[at] ?? 0)
    at += run >= 3 ? run : 1
  }
  symbol(out, 256)
  // Seven more bits complete the last byte, because `put` writes only complete bytes.
  out.put(0, 7)
  return Uint8Array.from([0x78, 0x01, ...out.bytes, ...word(adler32(bytes))])
}

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

function chunk(name: string, data: Iterable<number>): number[] {
  const body = [...[...name].map((letter) => letter.charCodeAt(0)), ...data]
  return [...word(body.length - 4), ...body, ...word(crc32(body))]
}

/** Packs a row into eight pixels per byte, most significant bit first, with 1 for white. */
function packedRow(row: readonly boolean[], scale: number): Uint8Array {
  const bytes = new Uint8Array(Math.ceil((row.length * scale) / 8))
  for (let x = 0; x < row.length * scale; x++) {
    if (!row[Math.floor(x / scale)]) bytes[x >> 3] = (bytes[x >> 3] ?? 0) | (128 >> (x & 7))
  }
  return bytes
}

/**
 * Returns the PNG's scan lines. Only the first line of a module row has pixels. The others use the filter
 * "up" and zeros, so they repeat the line above and compress well.
 */
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

/** Returns the bytes of a 1-bit PNG with `scale` pixels per module. */
export function pngOf(modules: readonly (readonly boolean[])[], scale: number): Uint8Array {
  const side = word(modules.length * scale)
  return Uint8Array.from([
    ...signature,
    ...chunk('IHDR', [...side, ...side, 1, 0, 0, 0, 0]),
    ...chunk('IDAT', deflateRuns(scanLines(modules, scale))),
    ...chunk('IEND', []),
  ])
}

/**
 * Returns the PNG as a data URL. The QR code is an image, because WeChat's long press reads only images.
 */
export function pngAddress(modules: readonly (readonly boolean[])[], scale: number): string {
  const letters = Array.from(pngOf(modules, scale), (byte) => String.fromCharCode(byte)).join('')
  return `data:image/png;base64,${btoa(letters)}`
}
