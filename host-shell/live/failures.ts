/** What a failure says: nothing of the release (network), bytes that are not its own, or bad code. */
export type FailureClass = 'network' | 'integrity' | 'poison'

const scriptAddress = /https?:\/\/[^\s'")]+\.(?:js|css)/

const textOf = (failure: unknown): string =>
  failure instanceof Error
    ? `${failure.name} ${failure.message} ${String((failure as { cause?: unknown }).cause ?? '')}`
    : String(failure)

/** Failures of fetching: by the federation runtime (008), by webpack's loader, or late. */
const ofLoading =
  /RUNTIME-008|Loading (?:CSS )?chunk|ChunkLoadError|CSS_CHUNK_LOAD_FAILED|took longer than|timeout/i
/** The file arrived and ran, and broke. */
const ofRunning = /ScriptExecutionError|\(missing:/

/** The file a failure to load speaks of, where it names one. */
export const fileOf = (failure: unknown): string | undefined => scriptAddress.exec(textOf(failure))?.[0]

const base64 = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)))

/**
 * Sorts a failure. A script that did not load does not say why, so its bytes are looked at: when they come and are not
 * what was promised, it was their integrity; else the network. Whatever ran and broke is the release's own fault.
 */
export async function classify(
  failure: unknown,
  file: string | undefined,
  integrity: string | undefined,
  get: typeof fetch,
  subtle: Pick<SubtleCrypto, 'digest'> | undefined,
): Promise<FailureClass> {
  const text = textOf(failure)
  if (ofRunning.test(text) || !ofLoading.test(text)) return 'poison'
  if (!file || !integrity || !subtle) return 'network'
  try {
    const response = await get(file, { cache: 'no-store' })
    if (!response.ok) return 'network'
    const digest = base64(await subtle.digest('SHA-384', await response.arrayBuffer()))
    return `sha384-${digest}` === integrity ? 'network' : 'integrity'
  } catch {
    return 'network'
  }
}
