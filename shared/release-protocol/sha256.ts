const primes: number[] = []
for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime)) primes.push(n)

const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0
const k = primes.map((prime) => fraction(Math.cbrt(prime)))
const start = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))
const turn = (x: number, by: number) => (x >>> by) | (x << (32 - by))

/**
 * Returns a text's SHA-256 as eight 32-bit words (FIPS 180-4 §6.2.2). Synchronous, unlike `crypto.subtle`.
 */
export function sha256Words(text: string): readonly number[] {
  const bytes = new TextEncoder().encode(text)
  const padded = new DataView(new ArrayBuffer(((bytes.length + 72) >> 6) << 6))
  new Uint8Array(padded.buffer).set([...bytes, 128])
  // The length field has 64 bits, but only a text of half a gigabyte needs the upper 32.
  padded.setUint32(padded.byteLength - 4, bytes.length * 8)
  const w: number[] = []
  let state = start
  for (let at = 0; at < padded.byteLength; at += 64) {
    let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number]
    for (let i = 0; i < 64; i++) {
      const x = w[i - 15]!
      const y = w[i - 2]!
      const low = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)
      const high = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10)
      w[i] = i < 16 ? padded.getInt32(at + 4 * i) : (w[i - 16]! + w[i - 7]! + low + high) | 0
      const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + (g ^ (e & (f ^ g))) + k[i]! + w[i]!
      const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) | (c & (a | b)))
      h = g
      g = f
      f = e
      e = (d + one) | 0
      d = c
      c = b
      b = a
      a = (one + two) | 0
    }
    state = [a, b, c, d, e, f, g, h].map((word, place) => (word + state[place]!) | 0)
  }
  return state
}
