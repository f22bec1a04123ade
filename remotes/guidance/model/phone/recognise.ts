import * as limits from '@companion/shared/limits'
import { timeout } from '@companion/shared/platform/clock'
import { type GuideId, type System, isGuideId } from '../guides/guide.ts'
import { markerIn } from './markers.ts'
import { romOf } from './roms.ts'

/** Which source named the phone; earlier ones win, except that the user's choice beats them all. */
type Source = 'bridge' | 'hints' | 'userAgent' | 'choice'

/** What is known of the phone in the user's hand. */
export interface Phone extends System {
  readonly guide: GuideId
  /** Set where two makers use the same model codes: the guide serves both and names both. */
  readonly also?: GuideId
  readonly via: Source
}

/** The phone as the app describes it (the bridge's `getDeviceInfo`). */
interface DeviceInfo {
  readonly maker: string
  readonly model?: string | undefined
  readonly os?: string | undefined
  readonly osVersion?: string | undefined
  readonly rom?: string | undefined
  readonly romVersion?: string | undefined
}

/** User-agent client hints: a model and a version, never a maker. */
export interface Hints {
  readonly model?: string | undefined
  readonly platform?: string | undefined
  readonly platformVersion?: string | undefined
}

const majorOf = (version: string | undefined): number | undefined => {
  const major = parseInt(version ?? '', 10)
  return Number.isNaN(major) ? undefined : major
}

const knowing = (android: number | undefined): { android?: number } =>
  android === undefined ? {} : { android }

/** From the app: the system's own name first, then the maker, then the model. */
export function fromDeviceInfo(info: DeviceInfo): Phone | undefined {
  const isIos = /^(ios|ipados)/i.test(info.os ?? '') || /^apple/i.test(info.maker)
  if (isIos) return { guide: 'iphone', via: 'bridge' }
  const marker = markerIn(info.maker) ?? markerIn(/google/i.test(info.maker) ? 'Pixel ' : (info.model ?? ''))
  const rom = romOf(info.rom, info.romVersion, marker?.guide)
  const guide: GuideId = rom?.guide ?? marker?.guide ?? 'other'
  const also = rom ? undefined : marker?.also
  const system = rom && {
    rom: { name: rom.name, ...(rom.version !== undefined && { version: rom.version }) },
  }
  return { guide, via: 'bridge', ...(also && { also }), ...system, ...knowing(majorOf(info.osVersion)) }
}

/** From the client hints; undefined where they tell no model (desktop, or refused). */
export function fromHints(hints: Hints): Phone | undefined {
  if (!hints.model) return undefined
  const marker = markerIn(hints.model)
  const android = hints.platform === 'Android' ? majorOf(hints.platformVersion) : undefined
  return {
    guide: marker?.guide ?? 'other',
    via: 'hints',
    ...(marker?.also && { also: marker.also }),
    ...knowing(android),
  }
}

// Reduced user agents: every phone says "Android 10; K", so neither the model nor the version means anything.
const frozen = /Android 10; K[;)]/

/** From the user agent. `touchPoints` tells an iPad from a Mac, whose user agents are the same. */
export function fromUserAgent(userAgent: string, touchPoints = 0): Phone | undefined {
  if (/Macintosh/.test(userAgent) && touchPoints > 1) return { guide: 'iphone', via: 'userAgent' }
  const marker = markerIn(userAgent)
  if (!marker) return undefined
  const android = frozen.test(userAgent) ? undefined : majorOf(/Android (\d+)/.exec(userAgent)?.[1])
  return {
    guide: marker.guide,
    via: 'userAgent',
    ...(marker.also && { also: marker.also }),
    ...knowing(android),
  }
}

/** From the user's own choice, kept for this visit. */
export const fromChoice = (id: string | undefined): Phone | undefined =>
  id !== undefined && isGuideId(id) ? { guide: id, via: 'choice' } : undefined

/** True for phones and tablets, also those whose maker is hidden. */
export const isMobile = (userAgent: string, touchPoints = 0): boolean =>
  /Android|iPhone|iPad|iPod|OpenHarmony|HarmonyOS|Mobile/i.test(userAgent) ||
  (/Macintosh/.test(userAgent) && touchPoints > 1)

/** What may name the phone. */
interface PhoneSources {
  readonly userAgent: string
  readonly touchPoints: number
  /** The app; absent in a browser and in apps that do not offer it. Resolves or rejects in time by itself. */
  readonly deviceInfo?: (() => Promise<DeviceInfo>) | undefined
  /** The browser's client hints, where it has them. */
  readonly hints?: (() => Promise<Hints>) | undefined
}

const quietly = async <T>(ask: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await ask()
  } catch {
    return undefined
  }
}

/** Names the phone: the app first, then the client hints, then the user agent. Never rejects, never waits long. */
export async function askPhone(sources: PhoneSources): Promise<Phone | undefined> {
  const { userAgent, touchPoints, deviceInfo, hints } = sources
  const info = deviceInfo && (await quietly(deviceInfo))
  if (info) return fromDeviceInfo(info)
  const hinted = hints && (await quietly(() => timeout(limits.hints, hints())))
  return (hinted && fromHints(hinted)) ?? fromUserAgent(userAgent, touchPoints)
}
