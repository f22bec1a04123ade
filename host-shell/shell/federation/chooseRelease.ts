import { routing } from '@companion/shared/navigation/router'
import type { Route } from '@companion/shared/navigation/routes'
import { serverTime } from '@companion/shared/platform/serverTime'
import { sessionState } from '@companion/shared/session/store'
import type { KnownDocument, KnownRelease } from '@companion/release-protocol/channelDocument'
import { select, type Candidate, type Choice, type Device } from '@companion/release-protocol/select'
import type { Offers } from '@companion/release-protocol/compatibility'
import { strictGrace } from '@companion/release-protocol/timings'
import { emit, remoteStates } from './remoteStates.ts'

let documents: readonly KnownDocument[] = []
/** Computed when documents or what the device remembers change, and read from then on. */
let choices: Readonly<Record<string, Choice>> = {}
let isolated: string | undefined

/** Remote → what this device may run of it, and why not the rest. */
export const currentChoices = (): typeof choices => choices

/** The releases of a remote this device may run, best first. */
export const candidatesFor = (remote: string): readonly Candidate[] => choices[remote]?.candidates ?? []

/**
 * The releases of a remote that may be started now: none of a `strict` remote while the newest document is long expired.
 * A device's clock alone closes none before the server, which tells the time with any answer, has been asked.
 */
export async function startableReleases(remote: string): Promise<readonly Candidate[]> {
  const [newest] = documents
  const boot = newest?.remotes[remote]?.boot
  const isOutdated = () => boot && serverTime() - Date.parse(newest.exp) > strictGrace
  if (isOutdated() && globalThis.companionAhead === undefined) await window.companionStart!.news
  return isOutdated() ? [] : candidatesFor(remote)
}

/** What any verified document says of a release. */
export const releaseOf = (ref: string): KnownRelease | undefined =>
  documents.map(({ releases }) => releases[ref]).find((found) => found)

/** The page's routes: of each remote those of the release it shows, else of the one it would show or has in quarantine. */
export function refreshRoutes(): void {
  const routes = Object.keys(choices)
    .filter((remote) => !isolated || remote === isolated)
    .flatMap((remote): Route[] => {
      // A remote of which everything has failed here is still at its addresses, with a way to try again.
      const quarantined = choices[remote]?.refused.find(({ why }) => why === 'quarantined')?.ref
      const refs = [remoteStates[remote]?.release, candidatesFor(remote)[0]?.ref, quarantined]
      const release = refs.map((ref) => releaseOf(ref ?? '')).find((found) => found)
      // What the page carries of a release has no keys of titles, and is the same release.
      return (release?.routes ?? []).map((route) => ({ ...route, title: undefined, remote }))
    })
  // New objects would look like a navigation to subscribers of the route.
  if (JSON.stringify(routes) === JSON.stringify(routing.routes)) return
  routing.routes = routes
  sessionState.notNeedToken = routes.filter(({ open }) => open).map(({ name }) => name)
  sessionState.notNeedBack = routes.filter(({ back }) => !back).map(({ name }) => name)
}

/** Chooses for every remote from verified documents, newest first, and assembles the page's routes from the choice. */
export function setDocuments(verified: readonly KnownDocument[], device: Device, offers: Offers): void {
  documents = verified
  const [newest, ...older] = verified
  choices = newest ? select(newest, device, offers, older) : {}
  refreshRoutes()
  emit({ type: 'selected' })
}

/** Leaves only one remote's routes on the page, for QA. */
export function isolateRemote(remote: string): void {
  isolated = remote
  refreshRoutes()
}
