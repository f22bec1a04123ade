const primes: number[] = []
for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime)) primes.push(n)

const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0
const k = primes.map((prime) => fraction(Math.cbrt(prime)))
const start = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))
const turn = (x: number, by: number) => (x >>> by) | (x << (32 - by))

/** One block of 16 words into the state (FIPS 180-4 §6.2.2). */
function mix(state: readonly number[], block: readonly number[]): number[] {
  const w = [...block]
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number]
  for (let i = 0; i < 64; i++) {
    if (i > 15) {
      const x = w[i - 15]!
      const y = w[i - 2]!
      const low = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)
      const high = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10)
      w[i] = (w[i - 16]! + w[i - 7]! + low + high) | 0
    }
    const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + k[i]! + w[i]!
    const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
    h = g
    g = f
    f = e
    e = (d + one) | 0
    d = c
    c = b
    b = a
    a = (one + two) | 0
  }
  return [a, b, c, d, e, f, g, h].map((word, at) => (word + state[at]!) | 0)
}

/** SHA-256 of a text as eight 32-bit words, at once: the platform's own digest is asynchronous. */
export function sha256Words(text: string): number[] {
  const bytes = [...new TextEncoder().encode(text)]
  const bits = bytes.length * 8
  bytes.push(128)
  while (bytes.length % 64 !== 56) bytes.push(0)
  const words: number[] = []
  for (let at = 0; at < bytes.length; at += 4)
    words.push((bytes[at]! << 24) | (bytes[at + 1]! << 16) | (bytes[at + 2]! << 8) | bytes[at + 3]!)
  // The length has 64 bits; a text of half a gigabyte would need the upper ones.
  words.push(0, bits)
  let state = start
  for (let at = 0; at < words.length; at += 16) state = mix(state, words.slice(at, at + 16))
  return state
}
