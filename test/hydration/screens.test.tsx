import { act } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { installFakeApp, type FakeApp } from '@companion/bridge-contract/fake/install'
import { allRoutes } from '../account/allRoutes.ts'
import { buildDevice, testDevices, type TestDevice } from './devices.ts'
import { hydrate, prerenderScreen, renderedHtml, type Prerendered } from './hydrateScreen.ts'
import { normalHtml } from './normalHtml.ts'

const routes = await allRoutes()

/**
 * Loads modules again, as on a separate page, because the browser doesn't have the state of the build's
 * modules.
 */
async function freshRealm(): Promise<typeof import('./realm.tsx')> {
  vi.resetModules()
  return import('./realm.tsx')
}

function becomeDevice({
  userAgent,
  touchPoints,
  language,
}: Pick<TestDevice, 'userAgent' | 'touchPoints' | 'language'>) {
  for (const [name, value] of Object.entries({
    userAgent,
    maxTouchPoints: touchPoints,
    language,
    languages: [language],
  }))
    Object.defineProperty(navigator, name, { value, configurable: true })
}

/** Prerendered screens by language and route name. */
const built = new Map<string, Prerendered>()

beforeAll(async () => {
  const realm = await freshRealm()
  becomeDevice(buildDevice)
  for (const lang of new Set(testDevices.map((device) => device.lang))) {
    await realm.enterPage(lang)
    for (const route of routes) {
      history.replaceState(null, '', route.path)
      realm.enterBuild(route)
      const screen = realm.inOutlet(await realm.screenOf(route, lang))
      built.set(`${lang} ${route.name}`, await prerenderScreen(screen))
    }
  }
})
afterEach(() => {
  for (const name of ['userAgent', 'maxTouchPoints', 'language', 'languages'])
    Reflect.deleteProperty(navigator, name)
})

/** Routes whose submit button isn't pressed twice, because the button ends in account deletion. */
const neverRepeated: ReadonlySet<string> = new Set(['accountDelete', 'accountDeleteV2'])

describe.each(routes)('the prerendered screen of $name', ({ name }) => {
  const page = () => {
    const element = document.createElement('div')
    element.innerHTML = built.get(`en ${name}`)!.html
    return element
  }

  test('has words and no style attribute, which the policy of the page forbids', () => {
    expect(built.get(`en ${name}`)!.failures).toEqual([])
    expect(page().textContent).not.toBe('')
    expect(page().innerHTML.match(/<[^>]* style="[^>]*>/g) ?? []).toEqual([])
  })

  test('sends no form before the page can answer', () => {
    const methods = [...page().querySelectorAll('form')].map((form) => form.getAttribute('method'))
    expect(methods).toEqual(methods.map(() => 'dialog'))
  })

  test('names every button whose press is repeated once the page can answer', () => {
    const buttons = [...page().querySelectorAll('button')]
    const names = buttons.map((button) => button.getAttribute('data-action') ?? button.outerHTML.slice(0, 80))
    expect(new Set(names).size).toBe(names.length)
    const unnamed = buttons.filter((button) => !button.hasAttribute('data-action'))
    const submits = neverRepeated.has(name) ? buttons.filter(({ type }) => type === 'submit') : []
    expect(unnamed.map((button) => button.outerHTML)).toEqual(submits.map((button) => button.outerHTML))
  })
})

describe.each(testDevices)('$name', (device) => {
  let realm: typeof import('./realm.tsx')
  let app: FakeApp | undefined

  beforeAll(async () => {
    app = device.app && installFakeApp(window, { platform: device.app })
    becomeDevice(device)
    realm = await freshRealm()
    await realm.enterPage(device.lang)
    return () => app?.uninstall()
  })

  const enter = async (path: string) => {
    becomeDevice(device)
    localStorage.setItem('companion.weather.unit', 'fahrenheit')
    history.replaceState(device.state ?? null, '', path + device.search)
    await realm.enterDevice({ app: app !== undefined, signedIn: device.signedIn, failed: device.failed })
  }

  test.each(routes)('hydrates $name as it is', async (route) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(device.clock) })
    try {
      await enter(route.path)
      const Screen = await realm.screenOf(route, device.lang)
      const { root, container, complaints } = await hydrate(
        built.get(`${device.lang} ${route.name}`)!.html,
        realm.inOutlet(Screen),
      )
      expect(complaints).toEqual([])
      const hydrated = normalHtml(container)
      await act(async () => root.unmount())
      container.remove()
      await enter(route.path)
      expect(hydrated).toBe(await renderedHtml(realm.inOutlet(Screen), hydrated))
    } finally {
      vi.useRealTimers()
    }
  })
})
