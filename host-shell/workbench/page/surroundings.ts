import { tryParseJson } from '@companion/shared/platform/json'
import {
  fakeNames,
  readFakeOptions,
  refuse,
  type Answers,
  type FakeOptions,
} from '@companion/bridge-contract/fake/options'
import { installFakeApp, type FakeApp } from '@companion/bridge-contract/fake/install'
import type { getLocation, MethodName } from '@companion/bridge-contract'

declare global {
  interface Window {
    /** The fake native app around the page, for QA tools and tests. */
    companionApp?: FakeApp
  }
}

type Place = { readonly latitude: number; readonly longitude: number }

/** Parses the `position` query parameter: a place, or the reason why there's none. */
function readPosition(text: string): Place | 'denied' | 'off' | 'hang' | undefined {
  if (text === 'denied' || text === 'off' || text === 'hang') return text
  const [latitude, longitude] = text.split(',').map(Number)
  const isPlace =
    latitude !== undefined &&
    longitude !== undefined &&
    Math.abs(latitude) <= 90 &&
    Math.abs(longitude) <= 180
  return text && isPlace ? { latitude, longitude } : undefined
}

const never = () => new Promise<never>(() => {})

/** Returns the fake app's replies to location calls, if the URL sets a position. */
const locationAnswers = (position: ReturnType<typeof readPosition>): Answers => {
  if (!position) return {}
  if (position === 'hang') return { getLocation: never }
  if (typeof position === 'string')
    return {
      getLocation: refuse<typeof getLocation>(position === 'off' ? 'LOCATION_OFF' : 'PERMISSION_DENIED'),
    }
  return { getLocation: { ...position, accuracyM: 20 } }
}

/** Error codes of the browser's `GeolocationPositionError`. */
const errorCodes = { denied: 1, off: 2 }

/** Replaces the browser's geolocation with the position in the URL. */
function placeBrowser(win: Window, position: NonNullable<ReturnType<typeof readPosition>>): void {
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (found, failed) => {
    if (position === 'hang') return
    win.setTimeout(() => {
      if (typeof position === 'string')
        failed?.({ code: errorCodes[position], message: position } as GeolocationPositionError)
      else found({ coords: { ...position, accuracy: 20 }, timestamp: Date.now() } as GeolocationPosition)
    }, 0)
  }
  Object.defineProperty(win.navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true })
}

/** Simulates a page that's offline from the start. */
function goOffline(win: Window): void {
  Object.defineProperty(win.navigator, 'onLine', { value: false, configurable: true })
  win.setTimeout(() => win.dispatchEvent(new Event('offline')), 0)
}

interface Surroundings {
  readonly query: URLSearchParams
  /** True for an isolated remote. It gets a fake app even if the URL doesn't request one. */
  readonly alone: boolean
  /** The app's replies and state, taken from a trace. */
  readonly replay?: Pick<FakeOptions, 'answers' | 'state'> | undefined
}

/** Sets up the environment that the URL requests: a fake app, a position, or no network. */
export function surround(win: Window, { query, alone, replay = {} }: Surroundings): void {
  const position = readPosition(query.get('position') ?? '')
  const asked = query.get('bridge') ?? (alone ? 'emulator' : '')
  if (asked === 'emulator') {
    const names = new URLSearchParams(
      [...query].filter(([name]) => (fakeNames as readonly string[]).includes(name)),
    )
    names.set('bridge', 'emulator')
    const without = (query.get('without') ?? '').split(',').filter(Boolean) as MethodName[]
    win.companionApp = installFakeApp(win, {
      ...readFakeOptions(`?${names}`),
      ...(without.length > 0 && { without }),
      ...(replay.state && { state: replay.state }),
      answers: { ...locationAnswers(position), ...replay.answers },
    })
    const [, event, data = ''] = /^(\w+):?(.*)$/s.exec(query.get('event') ?? '') ?? []
    // The bridge queues the event until a listener exists, as it does with early events of a real app.
    if (event) win.companionApp.push({ e: event, data: tryParseJson(data) ?? null })
  }
  if (position) placeBrowser(win, position)
  if (query.get('network') === 'offline') goOffline(win)
}
