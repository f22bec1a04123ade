import { encoders, worthCompressing } from '@companion/build/deploy/compressFiles'

/** The Brotli quality. The highest would be too slow for a document that's compressed on request. */
const quickQuality = 9
const encodings = ['br', 'gzip'] as const
type Encoding = (typeof encodings)[number]

const compressed = new Map<string, Promise<Buffer>>()

/**
 * Returns the best encoding that an `Accept-Encoding` header allows. `q=0` excludes an encoding (RFC 9110
 * §12.5.3).
 */
function encodingFor(accepted: string): Encoding | undefined {
  const taken = accepted
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((one) => one.trim()))
  return encodings.find((name) =>
    taken.some(([coding, ...weights]) => coding === name && !weights.some((q) => /^q=0(\.0*)?$/.test(q))),
  )
}

export interface CompressedBody {
  readonly body: Buffer
  readonly headers: Readonly<Record<string, string>>
}

/**
 * Returns a body in an encoding that the client accepts, with its headers. `hash` is the content's cache key,
 * so that each content is compressed only once per encoding.
 */
export async function compressedBody(
  accepted: string | undefined,
  bytes: Buffer,
  hash: string,
): Promise<CompressedBody> {
  const encoding = bytes.length > worthCompressing ? encodingFor(accepted ?? '') : undefined
  let body = bytes
  if (encoding) {
    const key = `${encoding} ${hash}`
    const made = compressed.get(key) ?? encoders[encoding](bytes, quickQuality)
    compressed.set(key, made)
    body = await made
  }
  return {
    body,
    headers: {
      Vary: 'Accept-Encoding',
      ...(encoding && { 'Content-Encoding': encoding }),
      'Content-Length': String(body.length),
    },
  }
}
