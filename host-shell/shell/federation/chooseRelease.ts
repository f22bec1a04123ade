import { routing } from '@companion/shared/navigation/router'
import type { Route } from '@companion/shared/navigation/routes'
import { serverTime } from '@companion/shared/platform/serverTime'
import { sessionState } from '@companion/shared/session/store'
import type { KnownDocument, KnownRelease } from '@companion/release-protocol/channelDocument'
import { select, type Candidate, type Choice, type Device } from '@companion/release-protocol/select'
import type { Offers } from '@companion/release-protocol/compatibility'
import { strictGrace } from '@companion/release-protocol/timings'
import type { ReleaseRef } from '@companion/release-protocol/releaseRef'
import { emit, remoteStates } from './remoteStates.ts'

let documents: readonly KnownDocument[] = []
/** Recomputed when the documents or the device's memory change. */
let choices: Readonly<Record<string, Choice>> = {}
let isolated: string | undefined

/**
 * Returns, for each remote, the releases that this device may run, and the reasons why the others are
 * rejected.
 */
export const currentChoices = (): typeof choices => choices

/** Returns the releases of a remote that this device may run, best first. */
export const candidatesFor = (remote: string): readonly Candidate[] => choices[remote]?.candidates ?? []

/**
 * Returns the releases of a remote that may start now. Returns none for a `strict` remote once the newest
 * document has been expired for longer than `strictGrace`. If only the device's clock suggests that, first
 * waits for the request for the channel document, because any response contains the server's time.
 */
export async function startableReleases(remote: string): Promise<readonly Candidate[]> {
  const [newest] = documents
  const boot = newest?.remotes[remote]?.boot
  const isOutdated = () => boot && serverTime() - Date.parse(newest.exp) > strictGrace
  if (isOutdated() && companion.clockSkew === undefined) await companion.start!.news
  return isOutdated() ? [] : candidatesFor(remote)
}

/** Returns the release as listed in any of the verified documents. */
export const releaseOf = (ref: ReleaseRef): KnownRelease | undefined =>
  documents.map(({ releases }) => releases[ref]).find((found) => found)

/**
 * Rebuilds the page's routes. Each remote contributes the routes of the release it shows. If it shows none,
 * the routes come from the release it would show, or otherwise from the quarantined one.
 */
export function refreshRoutes(): void {
  const routes = Object.keys(choices)
    .filter((remote) => !isolated || remote === isolated)
    .flatMap((remote): Route[] => {
      // If all releases of a remote have failed, it keeps the quarantined one's routes, so that the user gets
      // Retry instead of "not found".
      const quarantined = choices[remote]?.refused.find(({ why }) => why === 'quarantined')?.ref
      const refs = [remoteStates[remote]?.shown, candidatesFor(remote)[0]?.ref, quarantined]
      const [release] = refs.flatMap((ref) => (ref && releaseOf(ref)) || [])
      // The embedded document doesn't include title keys. Without this line, the same route would differ
      // between the two documents.
      return (release?.routes ?? []).map((route) => ({ ...route, title: undefined, remote }))
    })
  // Unchanged routes aren't assigned, because subscribers would treat new objects as a navigation.
  if (JSON.stringify(routes) === JSON.stringify(routing.routes)) return
  routing.routes = routes
  sessionState.notNeedToken = routes.filter(({ open }) => open).map(({ name }) => name)
  sessionState.notNeedBack = routes.filter(({ back }) => !back).map(({ name }) => name)
}

/**
 * Selects releases for every remote from verified documents, newest first, and rebuilds the page's routes.
 */
export function setDocuments(verified: readonly KnownDocument[], device: Device, offers: Offers): void {
  documents = verified
  const [newest, ...older] = verified
  choices = newest ? select(newest, device, offers, older) : {}
  refreshRoutes()
  emit({ type: 'selected' })
}

/** Restricts the page to one remote's routes. Used by the QA tools. */
export function isolateRemote(remote: string): void {
  isolated = remote
  refreshRoutes()
}
