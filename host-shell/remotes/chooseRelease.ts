import { routing } from '@companion/shared/navigation/router'
import type { Route } from '@companion/shared/navigation/routes'
import { sessionState } from '@companion/shared/session/store'
import type { ChannelDocument, ChannelRelease } from '../releases/model/channelDocument.ts'
import { selectRemote, type Candidate, type Choice, type Device } from '../releases/model/select.ts'
import type { Offers } from '../releases/model/compatibility.ts'
import { remoteStates } from './remoteStates.ts'

interface Selection {
  readonly documents: readonly ChannelDocument[]
  readonly device: Device
  readonly offers: Offers
}

let selection: Selection | undefined
let isolated: string | undefined

function choiceFor(remote: string): Choice {
  const [newest, ...older] = selection?.documents ?? []
  return selection && newest
    ? selectRemote(newest, remote, selection.device, selection.offers, older)
    : { candidates: [], refused: [] }
}

/** The releases of a remote this device may run, best first. */
export const candidatesFor = (remote: string): readonly Candidate[] => choiceFor(remote).candidates

/** How long a document may be out of date before what minds it (`strict`) is not started from it. */
const strictGrace = 7 * 86_400_000

/** The releases of a remote that may be started now: none of one that minds, from a document long out of date. */
export function startableReleases(remote: string): readonly Candidate[] {
  const newest = selection?.documents[0]
  const strict = newest?.remotes[remote]?.boot?.policy === 'strict'
  return strict && Date.now() - Date.parse(newest.exp) > strictGrace ? [] : candidatesFor(remote)
}

/** What any believed document says of a release. */
export const releaseOf = (ref: string): ChannelRelease | undefined =>
  selection?.documents.map(({ releases }) => releases[ref]).find((found) => found)

/** The page's routes: of each remote those of the release it shows, else of the one it would show or has put aside. */
export function refreshRoutes(): void {
  const routes = Object.keys(selection?.documents[0]?.remotes ?? {})
    .filter((remote) => !isolated || remote === isolated)
    .flatMap((remote): Route[] => {
      const { candidates, refused } = choiceFor(remote)
      // A remote of which everything has failed here is still at its addresses, with a way to try again.
      const aside = refused.find(({ why }) => why === 'quarantined')?.ref
      const refs = [remoteStates[remote]?.release, candidates[0]?.ref, aside]
      const release = refs.map((ref) => releaseOf(ref ?? '')).find((found) => found)
      return (release?.routes ?? []).map((route) => ({ ...route, remote }))
    })
  // New objects would look like a move to whoever watches the route.
  if (JSON.stringify(routes) === JSON.stringify(routing.routes)) return
  routing.routes = routes
  sessionState.notNeedToken = routes.filter(({ open }) => open).map(({ name }) => name)
  sessionState.notNeedBack = routes.filter(({ back }) => !back).map(({ name }) => name)
}

/** Takes verified documents, newest first, and assembles the page's routes from the releases they choose. */
export function setDocuments(documents: readonly ChannelDocument[], device: Device, offers: Offers): void {
  selection = { documents, device, offers }
  refreshRoutes()
}

/** Leaves one remote's routes on the page and nothing else, for a look at it alone. */
export function isolateRemote(remote: string): void {
  isolated = remote
  refreshRoutes()
}
