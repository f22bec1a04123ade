interface Bits {
  readonly bytes: number[]
  /** Appends a number, lowest bit first. */
  readonly put: (value: number, bits: number) => void
  /** Appends a code of the fixed tables, highest bit first. */
  readonly code: (value: number, bits: number) => void
}

function bitWriter(): Bits {
  const bytes: number[] = []
  let pending = 0
  let count = 0
  const put = (value: number, bits: number) => {
    pending |= value << count
    for (count += bits; count >= 8; count -= 8) {
      bytes.push(pending & 255)
      pending >>>= 8
    }
  }
  const code = (value: number, bits: number) => {
    for (let bit = bits - 1; bit >= 0; bit--) put((value >> bit) & 1, 1)
  }
  return { bytes, put, code }
}

/** RFC 1951, 3.2.6: the fixed code of a literal, a length or the end mark. */
function symbol(out: Bits, value: number): void {
  if (value < 144) out.code(0x30 + value, 8)
  else if (value < 256) out.code(0x190 + value - 144, 9)
  else if (value < 280) out.code(value - 256, 7)
  else out.code(0xc0 + value - 280, 8)
}

/** RFC 1951, 3.2.5: "repeat the byte before" `length` times, 3 to 258. */
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
 * A zlib stream that shortens runs of one byte, which is all a code's picture needs. Ours because the browser's
 * own CompressionStream is missing in the oldest engines (Safari before 16.4).
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
  // Fills the last byte.
  out.put(0, 7)
  const check = adler32(bytes)
  return Uint8Array.from([
    0x78,
    0x01,
    ...out.bytes,
    ...[24, 16, 8, 0].map((shift) => (check >>> shift) & 255),
  ])
}
