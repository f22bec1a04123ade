import { webcrypto } from 'node:crypto'
import { healthLabels as label } from '@companion/release-protocol/healthNames'
import type { ChannelDocument } from '@companion/release-protocol/channelDocument'
import type { Offers } from '@companion/release-protocol/compatibility'
import { bucketOf, select, type Device } from '@companion/release-protocol/select'
import type { ReleaseRef } from '@companion/release-protocol/releaseRef'
import { deviceFacts } from '@companion/shell/releases/health/deviceFacts'
import { firstTimes } from '@companion/shell/releases/health/firstTimes'
import { logsRequest, metricsRequest } from '@companion/shell/releases/health/otlp'
import { createRecorder } from '@companion/shell/releases/health/recordHealth'
import { step } from '@companion/shell/releases/live/liveStep'
import { markGood, nonceOf, quarantine, quarantinedNow } from '@companion/shell/releases/quarantine'
import { openReleaseMemory, type ReleaseMemory } from '@companion/shell/releases/releaseMemory'
import type { Trust } from '@companion/shell/releases/releaseState'
import { verifyDocument } from '@companion/shell/releases/verifyDocument'
import { mapStorage } from '../session/virtualClock.ts'
import { sampleOffers } from './sampleRelease.ts'
import { SimulatedPage } from './simulatedPage.ts'

const remote = 'weather'
const brandIds = ['sparkpro', 'metawatch', 'lensmoo', 'gamefog'] as const
const androidVersions = ['10', '10', '10', '12', '13', '14', '15'] as const
const appVersions = ['3.3.0', '3.4.0', '3.4.1'] as const

/** One phone: its properties and its storage, which survives between visits. */
export interface Phone {
  readonly number: number
  readonly device: Pick<Device, 'brand' | 'os' | 'app'>
  readonly system: string
  readonly userAgent: string
  readonly storage: ReturnType<typeof mapStorage>
  readonly memory: ReleaseMemory
  /** The releases that ran on its page at the end of each visit. */
  readonly ran: string[]
}

/** Returns an evenly spread number that is the same in every run: the rollout bucket of a text. */
const spread = (what: string, number: number): number => bucketOf(`simulated ${what}`, String(number))
const oneOf = <T>(list: readonly T[], what: string, number: number): T =>
  list[Math.floor(spread(what, number) * list.length)]!

function createPhone(number: number): Phone {
  const android = spread('system', number) < 0.7
  const version = android
    ? oneOf(androidVersions, 'version', number)
    : oneOf(['16', '17', '18'], 'version', number)
  const chrome = oneOf([87, 102, 140], 'engine', number)
  const storage = mapStorage()
  // Unique per phone, because rollouts hash it.
  const crypto = {
    getRandomValues: (bytes: Uint8Array) => bytes.map((_, at) => (at < 4 ? number >> (8 * at) : 7) & 255),
  }
  return {
    number,
    device: {
      brand: oneOf(brandIds, 'brand', number),
      os: android ? 'android' : 'ios',
      app: oneOf(appVersions, 'app', number),
    },
    system: `${android ? 'Android' : 'iOS'} ${version}`,
    userAgent: android
      ? `Mozilla/5.0 (Linux; Android ${version}; M1; wv) AppleWebKit/537.36 Version/4.0 Chrome/${chrome}.0.0.0 Mobile Safari/537.36`
      : `Mozilla/5.0 (iPhone; CPU iPhone OS ${version}_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148`,
    storage,
    memory: openReleaseMemory({ localStorage: storage, crypto } as unknown as Window),
    ran: [],
  }
}

interface FleetOptions {
  readonly size: number
  readonly root: Trust['root']
  readonly first: ChannelDocument
  /** Returns the channel document that the static host serves now. */
  readonly fetchDocument: () => string
  /** Posts a report as a page does. */
  readonly post: (signal: 'logs' | 'metrics', body: string) => Promise<void>
  /** Returns whether a release throws on a phone when its screen renders. */
  readonly throws: (ref: ReleaseRef, phone: Phone) => boolean
  readonly clock: () => number
}

/**
 * Creates phones that open the weather page. Each phone verifies, selects, runs the live-release machine,
 * stores its data and reports, all with the page's own code. Only screens and network are simulated.
 */
export function createFleet({ size, root, first, fetchDocument, post, throws, clock }: FleetOptions) {
  const phones = Array.from({ length: size }, (_, number) => createPhone(number))
  const trust: Trust = {
    subtle: webcrypto.subtle as unknown as Trust['subtle'],
    root,
    channel: first.channel,
  }
  const offers: Offers = sampleOffers
  let known = { text: '', document: first }

  /** Returns the verified document. All phones get the same bytes, so each document is verified only once. */
  const newest = async (): Promise<ChannelDocument> => {
    const text = fetchDocument()
    if (text === known.text) return known.document
    const { document = known.document } = await verifyDocument(text, trust, known.document, clock())
    known = { text, document }
    return document
  }

  const visit = async (phone: Phone): Promise<void> => {
    const document = await newest()
    const { memory, device, userAgent, storage } = phone
    const chosen = () => {
      const { id, lkg } = memory.now
      const quarantined = quarantinedNow(memory.now, clock(), document)
      const choices = select(document, { ...device, id, lkg, quarantined }, offers, [first])
      const entries = Object.entries(choices).map(([name, { candidates }]) => {
        const swap = document.remotes[name]?.swap
        return [name, { candidates: candidates.map(({ ref }) => ref), swap }] as const
      })
      return { remotes: Object.fromEntries(entries), revoked: document.revoked }
    }
    const page = new SimulatedPage(
      step,
      {
        select: chosen,
        behaviour: (ref) => (throws(ref, phone) ? 'throwsAtRender' : 'good'),
        screens: () => [remote],
        quarantine: (ref) =>
          memory.change((stored) => quarantine(stored, ref, clock(), nonceOf(document, ref))),
        markGood: (ref) => memory.change((stored) => markGood(stored, ref)),
      },
      () => 0.5,
    )
    page.quiet = true
    page.page = { ...page.page, remote, route: remote }
    const facts = { ...(await deviceFacts({ userAgent }, device.brand)), [label.app]: device.app }
    const recorder = createRecorder({ clock, facts, firstTime: firstTimes(() => storage) })
    page.onEvent = (event) => {
      if (event.type === 'shown' || event.type === 'threw') recorder.take(event)
    }
    page.onEffect = recorder.take
    page.select()
    page.open(remote)
    page.advance(60_000)
    phone.ran.push(page.state.remotes[remote]?.shown ?? '')
    const { entries, points, since } = recorder.report()
    const resource = { 'service.name': 'companion' }
    await post('metrics', JSON.stringify(metricsRequest(resource, points, since, clock())))
    await post('logs', JSON.stringify(logsRequest(resource, entries)))
  }
  return { phones, visit }
}
