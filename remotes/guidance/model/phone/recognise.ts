import * as limits from '@companion/shared/limits'
import { timeout } from '@companion/shared/platform/clock'
import { type GuideId, type System, isGuideId } from '../guides/guide.ts'
import { markerIn } from './markers.ts'

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

/** The Android major version of a text; nothing where it has none. */
const androidOf = (version: string | undefined): { android?: number } => {
  const android = parseInt(version ?? '', 10)
  return Number.isNaN(android) ? {} : { android }
}

/** The guides of a model or a user agent. */
const guidesOf = (marker: ReturnType<typeof markerIn>) => ({
  guide: marker?.guide ?? ('other' as const),
  ...(marker?.also && { also: marker.also }),
})

/** Systems by the names phones give them, and the guide each belongs to. */
const roms: readonly { readonly name: string; readonly guide: GuideId; readonly spelt: RegExp }[] = [
  { name: 'hyperos', guide: 'xiaomi', spelt: /hyper ?os|^os\d/i },
  { name: 'miui', guide: 'xiaomi', spelt: /miui|^v\d{2,3}$/i },
  { name: 'magicos', guide: 'honor', spelt: /magic/i },
  { name: 'harmonyos', guide: 'huawei', spelt: /harmony/i },
  { name: 'emui', guide: 'huawei', spelt: /emui|emotion/i },
  { name: 'realmeui', guide: 'realme', spelt: /realme/i },
  { name: 'oxygenos', guide: 'oneplus', spelt: /oxygen|hydrogen/i },
  { name: 'coloros', guide: 'oppo', spelt: /color ?os/i },
  { name: 'originos', guide: 'vivo', spelt: /origin/i },
  { name: 'funtouch', guide: 'vivo', spelt: /funtouch/i },
  { name: 'oneui', guide: 'samsung', spelt: /one ?ui/i },
  { name: 'hios', guide: 'transsion', spelt: /hios/i },
  { name: 'xos', guide: 'transsion', spelt: /\bxos/i },
]

// Makers of one family ship each other's system; then the maker decides which guide is meant.
const family: Readonly<Record<string, readonly GuideId[]>> = { coloros: ['oppo', 'oneplus', 'realme'] }

/** The version in the forms phones give it: "V140" is 14, "60100" is 6.1, "OS2.0" is 2, "EmotionUI_10.0.0" is 10. */
function romNumber(text: string): number | undefined {
  const [digits] = /\d+(?:\.\d+)?/.exec(text) ?? []
  if (digits === undefined) return undefined
  const value = Number(digits)
  if (digits.includes('.') || value < 100) return value
  return value >= 10_000 ? value / 10_000 : value / 10
}

/** The system a phone names, with the guide it leads to. The system beats the maker: ports exist. */
function romOf({ rom: name = '', romVersion: version = name }: DeviceInfo, maker: GuideId | undefined) {
  const found = roms.find(({ spelt }) => spelt.test(name))
  if (!found) return undefined
  const guide = maker && family[found.name]?.includes(maker) ? maker : found.guide
  const number = romNumber(version)
  return { guide, rom: { name: found.name, ...(number !== undefined && { version: number }) } }
}

/** From the app: the system's own name first, then the maker, then the model. */
export function fromDeviceInfo(info: DeviceInfo): Phone {
  const isIos = /^(ios|ipados)/i.test(info.os ?? '') || /^apple/i.test(info.maker)
  if (isIos) return { guide: 'iphone', via: 'bridge' }
  const marker = markerIn(info.maker) ?? markerIn(/google/i.test(info.maker) ? 'Pixel ' : (info.model ?? ''))
  return { via: 'bridge', ...(romOf(info, marker?.guide) ?? guidesOf(marker)), ...androidOf(info.osVersion) }
}

/** From the client hints; undefined where they name no model (desktop, or refused). */
export function fromHints({ model, platform, platformVersion }: Hints): Phone | undefined {
  if (!model) return undefined
  const android = platform === 'Android' && androidOf(platformVersion)
  return { via: 'hints', ...guidesOf(markerIn(model)), ...android }
}

// Reduced user agents: every phone says "Android 10; K", so neither the model nor the version means anything.
const frozen = /Android 10; K[;)]/

/** From the user agent. `touchPoints` tells an iPad from a Mac, whose user agents are the same. */
export function fromUserAgent(userAgent: string, touchPoints = 0): Phone | undefined {
  if (/Macintosh/.test(userAgent) && touchPoints > 1) return { guide: 'iphone', via: 'userAgent' }
  const marker = markerIn(userAgent)
  if (!marker) return undefined
  const android = !frozen.test(userAgent) && androidOf(/Android (\d+)/.exec(userAgent)?.[1])
  return { via: 'userAgent', ...guidesOf(marker), ...android }
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

/** Names the phone: the app first, then the client hints, then the user agent. Never rejects, never waits long. */
export async function askPhone(sources: PhoneSources): Promise<Phone | undefined> {
  const { userAgent, touchPoints, deviceInfo, hints } = sources
  const info = await deviceInfo?.().catch(() => undefined)
  if (info) return fromDeviceInfo(info)
  const hinted = hints && (await timeout(limits.hints, hints()).catch(() => undefined))
  return (hinted && fromHints(hinted)) ?? fromUserAgent(userAgent, touchPoints)
}
