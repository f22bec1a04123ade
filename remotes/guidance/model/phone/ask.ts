import * as limits from '@companion/shared/limits'
import { within } from '@companion/shared/within'
import type { Phone } from './phone.ts'
import { fromDeviceInfo, fromHints, fromUserAgent, type DeviceInfo, type Hints } from './recognise.ts'

/** Everyone who may know the phone. */
export interface Witnesses {
  readonly userAgent: string
  readonly touchPoints: number
  /** The app; absent in a browser and in apps that do not offer it. Answers or rejects in time by itself. */
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
export async function askPhone(witnesses: Witnesses): Promise<Phone | undefined> {
  const { userAgent, touchPoints, deviceInfo, hints } = witnesses
  const info = deviceInfo && (await quietly(deviceInfo))
  if (info) return fromDeviceInfo(info)
  const hinted = hints && (await quietly(() => within(limits.hints, hints())))
  return (hinted && fromHints(hinted)) ?? fromUserAgent(userAgent, touchPoints)
}
