import * as limits from '@companion/shared/limits'
import { timeout } from '@companion/shared/platform/clock'
import { type GuideId, type System, isGuideId } from '../guides/guide.ts'
import { markerIn } from './markers.ts'

/** The source of the detection. The user's choice beats all others; otherwise earlier ones win. */
type Source = 'bridge' | 'hints' | 'userAgent' | 'choice'

/** The detected phone. */
export interface Phone extends System {
  readonly guide: GuideId
  /** Set if two makers share the model code: the guide covers and names both. */
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

/** User-agent client hints: model and version, without a maker. */
export interface Hints {
  readonly model?: string | undefined
  readonly platform?: string | undefined
  readonly platformVersion?: string | undefined
}

/** The Android major version in a text. */
const androidOf = (version: string | undefined): { android?: number } => {
  const android = parseInt(version ?? '', 10)
  return Number.isNaN(android) ? {} : { android }
}

/** The guides for a model or a user agent. */
const guidesOf = (marker: ReturnType<typeof markerIn>) => ({
  guide: marker?.guide ?? ('other' as const),
  ...(marker?.also && { also: marker.also }),
})

/** System names as phones report them, with their guides. */
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

// Makers of one family ship each other's system; then the maker selects the guide.
const family: Readonly<Record<string, readonly GuideId[]>> = { coloros: ['oppo', 'oneplus', 'realme'] }

/** Parses a version: "V140" is 14, "60100" is 6.1, "OS2.0" is 2, "EmotionUI_10.0.0" is 10. */
function romNumber(text: string): number | undefined {
  const [digits] = /\d+(?:\.\d+)?/.exec(text) ?? []
  if (digits === undefined) return undefined
  const value = Number(digits)
  if (digits.includes('.') || value < 100) return value
  return value >= 10_000 ? value / 10_000 : value / 10
}

/** The reported system with its guide. It beats the maker, because ports exist. */
function romOf({ rom: name = '', romVersion: version = name }: DeviceInfo, maker: GuideId | undefined) {
  const found = roms.find(({ spelt }) => spelt.test(name))
  if (!found) return undefined
  const guide = maker && family[found.name]?.includes(maker) ? maker : found.guide
  const number = romNumber(version)
  return { guide, rom: { name: found.name, ...(number !== undefined && { version: number }) } }
}

/** Detects the phone from the app's data: by system, then maker, then model. */
export function fromDeviceInfo(info: DeviceInfo): Phone {
  const isIos = /^(ios|ipados)/i.test(info.os ?? '') || /^apple/i.test(info.maker)
  if (isIos) return { guide: 'iphone', via: 'bridge' }
  const marker = markerIn(info.maker) ?? markerIn(/google/i.test(info.maker) ? 'Pixel ' : (info.model ?? ''))
  return { via: 'bridge', ...(romOf(info, marker?.guide) ?? guidesOf(marker)), ...androidOf(info.osVersion) }
}

/** Detects the phone from the client hints; undefined without a model (desktop, or refused). */
export function fromHints({ model, platform, platformVersion }: Hints): Phone | undefined {
  if (!model) return undefined
  const android = platform === 'Android' && androidOf(platformVersion)
  return { via: 'hints', ...guidesOf(markerIn(model)), ...android }
}

// Reduced user agents: every phone has "Android 10; K", so model and version are meaningless.
const frozen = /Android 10; K[;)]/

/** Detects the phone from the user agent. Only `touchPoints` distinguishes an iPad from a Mac. */
export function fromUserAgent(userAgent: string, touchPoints = 0): Phone | undefined {
  if (/Macintosh/.test(userAgent) && touchPoints > 1) return { guide: 'iphone', via: 'userAgent' }
  const marker = markerIn(userAgent)
  if (!marker) return undefined
  const android = !frozen.test(userAgent) && androidOf(/Android (\d+)/.exec(userAgent)?.[1])
  return { via: 'userAgent', ...guidesOf(marker), ...android }
}

/** The phone the user has chosen. */
export const fromChoice = (id: string | undefined): Phone | undefined =>
  id !== undefined && isGuideId(id) ? { guide: id, via: 'choice' } : undefined

/** True for phones and tablets, even if the maker is hidden. */
export const isMobile = (userAgent: string, touchPoints = 0): boolean =>
  /Android|iPhone|iPad|iPod|OpenHarmony|HarmonyOS|Mobile/i.test(userAgent) ||
  (/Macintosh/.test(userAgent) && touchPoints > 1)

/** The sources of a detection. */
interface PhoneSources {
  readonly userAgent: string
  readonly touchPoints: number
  /** The app's data; absent in browsers and in apps without the method. Has its own time limit. */
  readonly deviceInfo?: (() => Promise<DeviceInfo>) | undefined
  /** The browser's client hints, if supported. */
  readonly hints?: (() => Promise<Hints>) | undefined
}

/** Detects the phone by app, client hints or user agent, in this order. Never rejects; waits at most `limits.hints` ms for the hints. */
export async function askPhone(sources: PhoneSources): Promise<Phone | undefined> {
  const { userAgent, touchPoints, deviceInfo, hints } = sources
  const info = await deviceInfo?.().catch(() => undefined)
  if (info) return fromDeviceInfo(info)
  const hinted = hints && (await timeout(limits.hints, hints()).catch(() => undefined))
  return (hinted && fromHints(hinted)) ?? fromUserAgent(userAgent, touchPoints)
}
