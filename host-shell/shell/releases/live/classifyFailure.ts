import * as limits from '@companion/shared/limits'
import { pauseAfter } from '@companion/shared/http/pauseAfter'
import { timeout } from '@companion/shared/platform/clock'
import type { KnownRelease } from '@companion/release-protocol/channelDocument'
import type { Subtle } from '@companion/release-protocol/verifySignature'

/** Why a release failed: its files could not be had, had other bytes than signed, or its code threw. */
export type FailureClass = 'network' | 'integrity' | 'poison'

const scriptAddress = /https?:\/\/[^\s'")]+\.(?:js|css)/

/** As much of it as is read. */
const textOf = (failure: unknown): string =>
  (failure instanceof Error
    ? `${failure.name} ${failure.message} ${String((failure as { cause?: unknown }).cause ?? '')}`
    : String(failure)
  ).slice(0, 2000)

/** Failures of fetching: by `loadContainer.ts`, by webpack's loader, or late. */
const ofLoading =
  /ScriptLoadError|Loading (?:CSS )?chunk|ChunkLoadError|CSS_CHUNK_LOAD_FAILED|took longer than|timeout/i
const ofRunning = /\(missing:/

/** Whether a file could not be loaded, which by itself is no fault of the release. */
export const isLoadFailure = (failure: unknown): boolean => {
  const text = textOf(failure)
  return ofLoading.test(text) && !ofRunning.test(text)
}

export const failedFile = (failure: unknown): string | undefined => scriptAddress.exec(textOf(failure))?.[0]

const base64 = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)))

/**
 * Sorts a failure. A script element does not say why it failed, so the file is fetched again: bytes with another hash
 * mean `integrity`, all else `network`; `busy` learns for how long an overloaded server is to be left alone (ms). What ran
 * and threw is `poison`.
 */
export async function classifyFailure(
  failure: unknown,
  file: string | undefined,
  integrity: string | undefined,
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
    // Only the container knows a lazy file's hash. That it is there by now says nothing: the server may have been busy.
    // A page in a file's place is a portal's, which wants its network's user to log in.
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

function integrityOf({ path, entry, hot, texts }: KnownRelease, file: string): string | undefined {
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

/** An error of the code, not a request that failed and was not caught. */
const isOwnFault = (reason: unknown): reason is Error =>
  reason instanceof Error &&
  /^(Error|TypeError|ReferenceError|RangeError|SyntaxError)$/.test(reason.name) &&
  !/fetch|network|load failed|abort/i.test(reason.message)

function traceOf(uncaughtError: UncaughtError): { where: string; cause: unknown } | undefined {
  if (!('reason' in uncaughtError)) {
    const { filename, message } = uncaughtError
    // Some engines give the message alone for what a script of another origin throws.
    const error = uncaughtError.error as Error | null
    return { where: `${filename} ${error?.stack ?? ''}`, cause: error ?? message }
  }
  const reason: unknown = uncaughtError.reason
  return isOwnFault(reason) ? { where: reason.stack ?? '', cause: reason } : undefined
}

/** The remote's release in whose code an uncaught error happened, by the addresses of its script and of its stack. */
export function attributeError(uncaughtError: UncaughtError) {
  const trace = traceOf(uncaughtError)
  const [, remote, short] = /\/r\/(?!shell\/)([\w-]+)\/([\w.-]+)\//.exec(trace?.where ?? '') ?? []
  return trace && remote && short ? { remote, ref: `${remote}@${short}`, cause: trace.cause } : undefined
}
