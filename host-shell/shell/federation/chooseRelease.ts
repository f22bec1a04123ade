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
/** Recomputed when documents or the device's memory change. */
let choices: Readonly<Record<string, Choice>> = {}
let isolated: string | undefined

/** Remote → the releases this device may run, and why the others are refused. */
export const currentChoices = (): typeof choices => choices

/** The releases of a remote this device may run, best first. */
export const candidatesFor = (remote: string): readonly Candidate[] => choices[remote]?.candidates ?? []

/**
 * The releases of a remote that may start now. A `strict` remote has none while the newest document has long
 * expired. Before ruling one out by the device's clock alone, asks the server: any response carries the time.
 */
export async function startableReleases(remote: string): Promise<readonly Candidate[]> {
  const [newest] = documents
  const boot = newest?.remotes[remote]?.boot
  const isOutdated = () => boot && serverTime() - Date.parse(newest.exp) > strictGrace
  if (isOutdated() && companion.clockSkew === undefined) await companion.start!.news
  return isOutdated() ? [] : candidatesFor(remote)
}

/** The release as listed in any verified document. */
export const releaseOf = (ref: ReleaseRef): KnownRelease | undefined =>
  documents.map(({ releases }) => releases[ref]).find((found) => found)

/**
 * The page's routes. Each remote contributes those of the release it shows, or else of the one it would show
 * or has quarantined.
 */
export function refreshRoutes(): void {
  const routes = Object.keys(choices)
    .filter((remote) => !isolated || remote === isolated)
    .flatMap((remote): Route[] => {
      // A remote whose releases have all failed keeps its routes and offers Retry.
      const quarantined = choices[remote]?.refused.find(({ why }) => why === 'quarantined')?.ref
      const refs = [remoteStates[remote]?.shown, candidatesFor(remote)[0]?.ref, quarantined]
      const [release] = refs.flatMap((ref) => (ref && releaseOf(ref)) || [])
      // The embedded copy of a release lacks title keys; without them both copies compare equal.
      return (release?.routes ?? []).map((route) => ({ ...route, title: undefined, remote }))
    })
  // New objects would look like a navigation to subscribers of the route.
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

/** Limits the page to one remote's routes, for QA. */
export function isolateRemote(remote: string): void {
  isolated = remote
  refreshRoutes()
}
