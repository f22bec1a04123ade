import * as limits from '@companion/shared/limits'
import { pauseAfter } from '@companion/shared/http/pauseAfter'
import { timeout } from '@companion/shared/platform/clock'
import type { KnownRelease, Integrity } from '@companion/release-protocol/channelDocument'
import type { Subtle } from '@companion/release-protocol/verifySignature'
import type { ReleaseRef } from '@companion/release-protocol/releaseRef'

/** Why a release failed: its files were unavailable, didn't match their hash, or its code threw. */
export type FailureClass = 'network' | 'integrity' | 'poison'

const scriptAddress = /https?:\/\/[^\s'")]+\.(?:js|css)/

/** Limits the length that is parsed. */
const textOf = (failure: unknown): string =>
  (failure instanceof Error
    ? `${failure.name} ${failure.message} ${String((failure as { cause?: unknown }).cause ?? '')}`
    : String(failure)
  ).slice(0, 2000)

/** Load failures: from `loadContainer.ts`, from webpack's loader, or timeouts. */
const ofLoading =
  /ScriptLoadError|Loading (?:CSS )?chunk|ChunkLoadError|CSS_CHUNK_LOAD_FAILED|took longer than|timeout/i
const ofRunning = /\(missing:/

/** Whether a file failed to load, which by itself isn't the release's fault. */
export const isLoadFailure = (failure: unknown): boolean => {
  const text = textOf(failure)
  return ofLoading.test(text) && !ofRunning.test(text)
}

export const failedFile = (failure: unknown): string | undefined => scriptAddress.exec(textOf(failure))?.[0]

const base64 = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)))

/**
 * Classifies a failure. A script element doesn't expose why it failed, so the file is fetched again: a wrong
 * hash means `integrity`, anything else `network`. `busy` receives the pause an overloaded server requests
 * (ms). Code that ran and threw is `poison`.
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
  const over = new AbortController()
  const look = async (): Promise<FailureClass> => {
    const response = await get(file, { cache: 'no-store', signal: over.signal })
    busy(pauseAfter(response))
    // Only the container has a lazy file's hash. The file being available now proves nothing: the server may
    // have been busy. An HTML page in its place comes from a captive portal.
    const isPage = /html/.test(response.headers.get('content-type') ?? '')
    if (!response.ok || !integrity || isPage) return 'network'
    const digest = base64(await subtle.digest('SHA-384', await response.arrayBuffer()))
    return `sha384-${digest}` === integrity ? 'network' : 'integrity'
  }
  try {
    return await timeout(limits.diagnosis, look())
  } catch {
    return 'network'
  } finally {
    over.abort()
  }
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

/** Whether the error comes from code, not from an uncaught failed request. */
const isOwnFault = (reason: unknown): reason is Error =>
  reason instanceof Error &&
  /^(Error|TypeError|ReferenceError|RangeError|SyntaxError)$/.test(reason.name) &&
  !/fetch|network|load failed|abort/i.test(reason.message)

function traceOf(uncaughtError: UncaughtError): { where: string; cause: unknown } | undefined {
  if (!('reason' in uncaughtError)) {
    const { filename, message } = uncaughtError
    // For scripts of another origin, some engines expose only the message.
    const error = uncaughtError.error as Error | null
    return { where: `${filename} ${error?.stack ?? ''}`, cause: error ?? message }
  }
  const reason: unknown = uncaughtError.reason
  return isOwnFault(reason) ? { where: reason.stack ?? '', cause: reason } : undefined
}

/** The release whose code caused an uncaught error, from the URLs of its script and stack. */
export function attributeError(
  uncaughtError: UncaughtError,
): { remote: string; ref: ReleaseRef; cause: unknown } | undefined {
  const trace = traceOf(uncaughtError)
  const [, remote, short] = /\/r\/(?!shell\/)([\w-]+)\/([\w.-]+)\//.exec(trace?.where ?? '') ?? []
  return trace && remote && short ? { remote, ref: `${remote}@${short}`, cause: trace.cause } : undefined
}
