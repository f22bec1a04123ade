import { routing } from '@companion/shared/navigation/router'
import type { Route } from '@companion/shared/navigation/routes'
import { session } from '@companion/shared/session/store'
import type { ChannelDocument } from '../release/document.ts'
import { selectRemote, type Candidate, type Device } from '../release/select.ts'
import type { Offers } from '../release/gate.ts'

interface Known {
  readonly documents: readonly ChannelDocument[]
  readonly device: Device
  readonly offers: Offers
}

let known: Known | undefined

/** The releases of a remote this device may run, best first. */
export function candidatesFor(remote: string): readonly Candidate[] {
  const [newest, ...older] = known?.documents ?? []
  return known && newest ? selectRemote(newest, remote, known.device, known.offers, older).candidates : []
}

/** Takes verified documents, newest first, and assembles the page's routes from the releases they choose. */
export function setDocuments(documents: readonly ChannelDocument[], device: Device, offers: Offers): void {
  known = { documents, device, offers }
  const routes = Object.keys(documents[0]?.remotes ?? {}).flatMap((remote): Route[] =>
    (candidatesFor(remote)[0]?.release.routes ?? []).map((route) => ({ ...route, remote })),
  )
  routing.routes = routes
  session.notNeedToken = routes.filter(({ open }) => open).map(({ name }) => name)
  session.notNeedBack = routes.filter(({ back }) => !back).map(({ name }) => name)
}
