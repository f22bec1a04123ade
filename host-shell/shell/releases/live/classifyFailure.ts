import * as limits from '@companion/shared/limits'
import { pauseAfter } from '@companion/shared/http/pauseAfter'
import { abortAfter } from '@companion/shared/platform/clock'
import type { KnownRelease, Integrity } from '@companion/release-protocol/channelDocument'
import type { Subtle } from '@companion/release-protocol/verifySignature'
import type { ReleaseRef } from '@companion/release-protocol/releaseRef'

/**
 * Cause of a release's failure. `network`: a file was unavailable. `integrity`: a file didn't match its hash.
 * `poison`: the code threw.
 */
export type FailureClass = 'network' | 'integrity' | 'poison'

const scriptAddress = /https?:\/\/[^\s'")]+\.(?:js|css)/

/** Returns an error as text. The length is limited, because the text is parsed. */
const textOf = (failure: unknown): string =>
  (failure instanceof Error
    ? `${failure.name} ${failure.message} ${String((failure as { cause?: unknown }).cause ?? '')}`
    : String(failure)
  ).slice(0, 2000)

/** Matches load failures: errors of `loadContainer.ts` and of webpack's loader, and timeouts. */
const ofLoading =
  /ScriptLoadError|Loading (?:CSS )?chunk|ChunkLoadError|CSS_CHUNK_LOAD_FAILED|took longer than|timeout/i
const ofRunning = /\(missing:/

/** Returns true if a file failed to load, which alone isn't the release's fault. */
export const isLoadFailure = (failure: unknown): boolean => {
  const text = textOf(failure)
  return ofLoading.test(text) && !ofRunning.test(text)
}

export const failedFile = (failure: unknown): string | undefined => scriptAddress.exec(textOf(failure))?.[0]

const base64 = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)))

/**
 * Classifies a failure. A script element doesn't expose why it failed, so the file is fetched again. If its
 * hash is wrong, the failure is `integrity`, otherwise `network`. Code that ran and threw is `poison`. `busy`
 * is called with the pause in milliseconds that an overloaded server requests.
 */
export async function classifyFailure(
  failure: unknown,
  file: string | undefined,
  integrity: Integrity | '' | undefined,
  get: typeof fetch,
  subtle: Pick<SubtleCrypto, 'digest'> | undefined,
  busy: (ms: number) => void = () => {},
): Promise<FailureClass> {
  if (!isLoadFailure(failure)) return 'poison'
  if (!file || !subtle) return 'network'
  const look = async (signal: AbortSignal): Promise<FailureClass> => {
    const response = await get(file, { cache: 'no-store', signal })
    busy(pauseAfter(response))
    // Without a hash, an available file proves nothing: the server may have been busy before. Only the
    // container has the hashes of lazy files. An HTML page instead of the file comes from a captive portal.
    const isPage = /html/.test(response.headers.get('content-type') ?? '')
    if (!response.ok || !integrity || isPage) return 'network'
    const digest = base64(await subtle.digest('SHA-384', await response.arrayBuffer()))
    return `sha384-${digest}` === integrity ? 'network' : 'integrity'
  }
  return abortAfter(limits.diagnosis, look).catch(() => 'network')
}

function integrityOf({ path, entry, hot, texts }: KnownRelease, file: string): Integrity | undefined {
  const all = [entry, ...Object.values(hot).flat(), ...Object.values(texts)]
  return all.find(([name]) => file.endsWith(`/${path}${name}`))?.[1]
}

export function classifyRelease(
  failure: unknown,
  release: KnownRelease | undefined,
  win: Window,
  subtle: Subtle | undefined,
  busy: (ms: number) => void,
): Promise<FailureClass> {
  const file = failedFile(failure)
  const integrity = file && release && integrityOf(release, file)
  const get = win.fetch.bind(win)
  return classifyFailure(failure, file, integrity, get, subtle as SubtleCrypto | undefined, busy)
}

export type UncaughtError = ErrorEvent | PromiseRejectionEvent

/** Returns true if code threw the error. Returns false for a failed request that nobody caught. */
const isOwnFault = (reason: unknown): reason is Error =>
  reason instanceof Error &&
  /^(Error|TypeError|ReferenceError|RangeError|SyntaxError)$/.test(reason.name) &&
  !/fetch|network|load failed|abort/i.test(reason.message)

function traceOf(uncaughtError: UncaughtError): { where: string; cause: unknown } | undefined {
  if (!('reason' in uncaughtError)) {
    const { filename, message } = uncaughtError
    // For scripts of another origin, some engines expose only the message and no error object.
    const error = uncaughtError.error as Error | null
    return { where: `${filename} ${error?.stack ?? ''}`, cause: error ?? message }
  }
  const reason: unknown = uncaughtError.reason
  return isOwnFault(reason) ? { where: reason.stack ?? '', cause: reason } : undefined
}

/** Returns the release whose code caused an uncaught error, found by the URLs in its script and stack. */
export function attributeError(
  uncaughtError: UncaughtError,
): { remote: string; ref: ReleaseRef; cause: unknown } | undefined {
  const trace = traceOf(uncaughtError)
  const [, remote, short] = /\/r\/(?!shell\/)([\w-]+)\/([\w.-]+)\//.exec(trace?.where ?? '') ?? []
  return trace && remote && short ? { remote, ref: `${remote}@${short}`, cause: trace.cause } : undefined
}
