import * as limits from '@companion/shared/limits'
import { timeout } from '@companion/shared/platform/clock'
import { type GuideId, type System, isGuideId } from '../guides/guide.ts'
import { markerIn } from './markers.ts'

/** The source of the detection. The user's choice overrides all other sources, of which earlier ones win. */
type Source = 'bridge' | 'hints' | 'userAgent' | 'choice'

/** The detected phone. */
export interface Phone extends System {
  readonly guide: GuideId
  /** The second maker's guide, if two makers share the model code. The screen then shows both makers. */
  readonly also?: GuideId
  readonly via: Source
}

/** The app's response to the bridge call `getDeviceInfo`. */
interface DeviceInfo {
  readonly maker: string
  readonly model?: string | undefined
  readonly os?: string | undefined
  readonly osVersion?: string | undefined
  readonly rom?: string | undefined
  readonly romVersion?: string | undefined
}

/** The browser's user-agent client hints. They don't contain the maker. */
export interface Hints {
  readonly model?: string | undefined
  readonly platform?: string | undefined
  readonly platformVersion?: string | undefined
}

/** Reads the Android major version from the start of a version text. */
const androidOf = (version: string | undefined): { android?: number } => {
  const android = parseInt(version ?? '', 10)
  return Number.isNaN(android) ? {} : { android }
}

/** Returns a marker's guides, or the guide for other phones if there's no marker. */
const guidesOf = (marker: ReturnType<typeof markerIn>) => ({
  guide: marker?.guide ?? ('other' as const),
  ...(marker?.also && { also: marker.also }),
})

/** Systems with their guides. `spelt` matches the names that phones report. */
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

// Several makers ship ColorOS, so the maker selects the guide there.
const family: Readonly<Record<string, readonly GuideId[]>> = { coloros: ['oppo', 'oneplus', 'realme'] }

/** Parses a system version: "V140" is 14, "60100" is 6.01, "OS2.0" is 2, "EmotionUI_10.0.0" is 10. */
function romNumber(text: string): number | undefined {
  const [digits] = /\d+(?:\.\d+)?/.exec(text) ?? []
  if (digits === undefined) return undefined
  const value = Number(digits)
  if (digits.includes('.') || value < 100) return value
  return value >= 10_000 ? value / 10_000 : value / 10
}

/**
 * Returns the reported system with its guide. The maker's guide could be wrong, because systems are ported.
 */
function romOf({ rom: name = '', romVersion: version = name }: DeviceInfo, maker: GuideId | undefined) {
  const found = roms.find(({ spelt }) => spelt.test(name))
  if (!found) return undefined
  const guide = maker && family[found.name]?.includes(maker) ? maker : found.guide
  const number = romNumber(version)
  return { guide, rom: { name: found.name, ...(number !== undefined && { version: number }) } }
}

/** Detects the phone from the app's data, by system first, then by maker, then by model. */
export function fromDeviceInfo(info: DeviceInfo): Phone {
  const isIos = /^(ios|ipados)/i.test(info.os ?? '') || /^apple/i.test(info.maker)
  if (isIos) return { guide: 'iphone', via: 'bridge' }
  const marker = markerIn(info.maker) ?? markerIn(/google/i.test(info.maker) ? 'Pixel ' : (info.model ?? ''))
  return { via: 'bridge', ...(romOf(info, marker?.guide) ?? guidesOf(marker)), ...androidOf(info.osVersion) }
}

/** Detects the phone from the client hints. Returns undefined without a model, as on computers. */
export function fromHints({ model, platform, platformVersion }: Hints): Phone | undefined {
  if (!model) return undefined
  const android = platform === 'Android' && androidOf(platformVersion)
  return { via: 'hints', ...guidesOf(markerIn(model)), ...android }
}

// Browsers with reduced user agents send "Android 10; K" for every phone, so it has no model and no real
// version.
const frozen = /Android 10; K[;)]/

/**
 * Detects the phone from the user agent. An iPad has a Mac's user agent, so only its `touchPoints` reveal it.
 */
export function fromUserAgent(userAgent: string, touchPoints = 0): Phone | undefined {
  if (/Macintosh/.test(userAgent) && touchPoints > 1) return { guide: 'iphone', via: 'userAgent' }
  const marker = markerIn(userAgent)
  if (!marker) return undefined
  const android = !frozen.test(userAgent) && androidOf(/Android (\d+)/.exec(userAgent)?.[1])
  return { via: 'userAgent', ...guidesOf(marker), ...android }
}

/** Returns the phone that the user has chosen, or undefined if the id isn't a guide's. */
export const fromChoice = (id: string | undefined): Phone | undefined =>
  id !== undefined && isGuideId(id) ? { guide: id, via: 'choice' } : undefined

/** Returns true for phones and tablets, even if the maker is hidden. */
export const isMobile = (userAgent: string, touchPoints = 0): boolean =>
  /Android|iPhone|iPad|iPod|OpenHarmony|HarmonyOS|Mobile/i.test(userAgent) ||
  (/Macintosh/.test(userAgent) && touchPoints > 1)

/** The data that a phone is detected from. */
interface PhoneSources {
  readonly userAgent: string
  readonly touchPoints: number
  /**
   * Gets the app's data. Undefined in browsers and in apps without the method. The call has its own timeout.
   */
  readonly deviceInfo?: (() => Promise<DeviceInfo>) | undefined
  /** Gets the browser's client hints. Undefined if the browser doesn't support them. */
  readonly hints?: (() => Promise<Hints>) | undefined
}

/**
 * Detects the phone by the app's data, the client hints or the user agent, in this order. Waits for the hints
 * for at most `limits.hints` milliseconds. Never rejects.
 */
export async function askPhone(sources: PhoneSources): Promise<Phone | undefined> {
  const { userAgent, touchPoints, deviceInfo, hints } = sources
  const info = await deviceInfo?.().catch(() => undefined)
  if (info) return fromDeviceInfo(info)
  const hinted = hints && (await timeout(limits.hints, hints()).catch(() => undefined))
  return (hinted && fromHints(hinted)) ?? fromUserAgent(userAgent, touchPoints)
}
