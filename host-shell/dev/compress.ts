import { encoders, worthCompressing } from '@companion/build/deploy/compressFiles'

/** Of brotli here: the highest takes too long for a document that is compressed while somebody waits. */
const quickQuality = 9
const encodings = ['br', 'gzip'] as const
type Encoding = (typeof encodings)[number]

const compressed = new Map<string, Promise<Buffer>>()

/** The best encoding that an `Accept-Encoding` takes; `q=0` refuses one (RFC 9110 §12.5.3). */
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

/** A body as its reader takes it, with the headers that say so. `hash` names the content, which is compressed once. */
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
