import assert from 'node:assert/strict'
import type { BridgeEvent } from '../../index.ts'
import { facts, ios, android, ok, open, text, type Cases } from '../kit.ts'

/** Creates a window's console that records its warnings. */
function withConsole() {
  const said: string[] = []
  return { app: { console: { warn: (text: string) => said.push(text) } }, said }
}

/** The app's events and their listeners. */
export const events: Cases = {
  'listeners get checked copies, and can stop listening': (lib) => {
    const { bridge, receive } = open(lib)
    const heard: unknown[] = []
    const off = bridge.on(lib.appVisibility, (data) => heard.push(data))
    const data = { visible: true, more: 1 }
    assert.equal(receive({ e: 'appVisibility', data }), 'ok')
    assert.equal(receive(text({ e: 'appVisibility', data: { visible: false } })), 'ok')
    off()
    receive({ e: 'appVisibility', data })
    assert.deepEqual(heard, [{ visible: true }, { visible: false }])
  },

  'an event without data has none': (lib) => {
    const { bridge, receive } = open(lib)
    let presses = 0
    bridge.on(lib.backPressed, (data) => {
      assert.equal(data, undefined)
      presses++
    })
    for (const message of [
      { e: 'backPressed' },
      { e: 'backPressed', data: null },
      { e: 'backPressed', data: 7 },
    ])
      receive(message)
    assert.equal(presses, 3)
  },

  'a listener that throws disturbs no other, and is reported': async (lib) => {
    const { bridge, receive, thrown, pass } = open(lib)
    const heard: number[] = []
    bridge.on(lib.keyboardChanged, () => {
      throw new Error('broken listener')
    })
    bridge.on(lib.keyboardChanged, ({ heightPx }) => heard.push(heightPx))
    assert.equal(receive({ e: 'keyboardChanged', data: { heightPx: 5 } }), 'ok')
    assert.deepEqual(heard, [5])
    await pass(0)
    assert.deepEqual(
      thrown.map((error) => (error as Error).message),
      ['broken listener'],
    )
  },

  'wrong data reaches nobody, and the app, the trace and the console are told': (lib) => {
    const { app, said } = withConsole()
    const { bridge, receive } = open(lib, app)
    const heard: unknown[] = []
    bridge.on(lib.keyboardChanged, (data) => heard.push(data))
    bridge.on(lib.keyboardChanged, (data) => heard.push(data))
    for (const heightPx of ['secret', -1, 5])
      assert.equal(receive({ e: 'keyboardChanged', data: { heightPx } }), heightPx === 5 ? 'ok' : 'malformed')
    assert.deepEqual(heard, [{ heightPx: 5 }, { heightPx: 5 }])
    const faults = bridge.trace().filter(({ kind }) => kind === 'fault')
    assert.deepEqual(
      faults.map(({ name, outcome, data }) => [name, outcome, data]),
      [1, 2].map(() => ['keyboardChanged', '$.heightPx', undefined]),
    )
    assert.deepEqual(said, ['companionBridge: keyboardChanged $.heightPx'])
  },

  'wrong data is refused before anybody listens, and the last right value stays': (lib) => {
    const { bridge, receive } = open(lib)
    receive({ e: 'themeChanged', data: { dark: true } })
    assert.equal(receive({ e: 'themeChanged', data: { dark: true, color: '#ff0a7cff' } }), 'malformed')
    assert.equal(receive({ e: 'keyboardChanged', data: { heightPx: -1 } }), 'malformed')
    const heard: unknown[] = []
    bridge.on(lib.themeChanged, (theme) => heard.push(theme))
    bridge.on(lib.keyboardChanged, (data) => heard.push(data))
    assert.deepEqual(heard, [{ dark: true }])
  },

  'every event of the contract is known': (lib) => {
    const { receive } = open(lib)
    for (const { name, data } of Object.values(lib.contract.events) as BridgeEvent[])
      assert.equal(receive({ e: name, data: 7 }), data.t === 'none' ? 'ok' : 'malformed', name)
  },

  'an event that nobody knows waits for a newer listener, and the app is told': (lib) => {
    const { app, said } = withConsole()
    const { bridge, receive } = open(lib, app)
    const message = { e: 'fromTomorrow', data: { visible: true } }
    assert.equal(receive(message), 'unknown')
    assert.equal(receive(message), 'unknown')
    assert.deepEqual(said, ['companionBridge: fromTomorrow unknown'])
    const heard: unknown[] = []
    bridge.on({ ...lib.appVisibility, name: 'fromTomorrow' }, (data) => heard.push(data))
    assert.equal(heard.length, 2)
    assert.equal(receive(message), 'ok')
    assert.equal(heard.length, 3)
  },

  'what comes before the first listener waits for it, the last 32 of it': (lib) => {
    const { bridge, receive } = open(lib)
    for (let heightPx = 1; heightPx <= 40; heightPx++) receive({ e: 'keyboardChanged', data: { heightPx } })
    const heard: number[] = []
    const later: number[] = []
    bridge.on(lib.keyboardChanged, ({ heightPx }) => heard.push(heightPx))
    bridge.on(lib.keyboardChanged, ({ heightPx }) => later.push(heightPx))
    assert.deepEqual([heard.length, heard[0], heard.at(-1)], [32, 9, 40])
    assert.deepEqual(later, [])
    receive({ e: 'keyboardChanged', data: { heightPx: 41 } })
    assert.deepEqual([heard.at(-1), later], [41, [41]])
  },

  'the last value of a sticky event is given to each new listener, once': (lib) => {
    const { bridge, receive } = open(lib)
    const [first, second]: [boolean[], boolean[]] = [[], []]
    receive({ e: 'networkChanged', data: { online: true } })
    receive({ e: 'networkChanged', data: { online: false } })
    bridge.on(lib.networkChanged, ({ online }) => first.push(online))
    bridge.on(lib.networkChanged, ({ online }) => second.push(online))
    assert.deepEqual([first, second], [[false], [false]])
    receive({ e: 'networkChanged', data: { online: true } })
    assert.deepEqual(
      [first, second],
      [
        [false, true],
        [false, true],
      ],
    )
    const third: boolean[] = []
    bridge.on(lib.networkChanged, ({ online }) => third.push(online))
    assert.deepEqual(third, [true])
    let calls = 0
    bridge.on(lib.themeChanged, () => calls++)
    assert.equal(calls, 0)
  },

  'a listener added by a listener hears the next event': (lib) => {
    const { bridge, receive } = open(lib)
    const inner: boolean[] = []
    const off = bridge.on(lib.appVisibility, () => {
      off()
      bridge.on(lib.appVisibility, ({ visible }) => inner.push(visible))
    })
    receive({ e: 'appVisibility', data: { visible: true } })
    assert.deepEqual(inner, [])
    receive({ e: 'appVisibility', data: { visible: false } })
    assert.deepEqual(inner, [false])
  },

  'the state of the start is the first value of sticky events': (lib) => {
    const state = { themeChanged: { dark: true }, languageChanged: { lang: 'de' } }
    const apps = [
      android({ closePage: () => ok(null) }, facts(['closePage'], { state })).app,
      {
        ...ios({ closePage: () => undefined }),
        __companionInfo: facts(['closePage'], { state, platform: 'ios' }),
      },
    ]
    for (const app of apps) {
      const { bridge, receive } = open(lib, app)
      assert.equal(bridge.info()?.state?.themeChanged?.dark, true)
      const themes: boolean[] = []
      bridge.on(lib.themeChanged, ({ dark }) => themes.push(dark))
      receive({ e: 'themeChanged', data: { dark: false } })
      assert.deepEqual(themes, [true, false])
      const languages: string[] = []
      bridge.on(lib.languageChanged, ({ lang }) => languages.push(lang))
      assert.deepEqual(languages, ['de'])
    }
  },

  'events named like prototypes are events like any other': (lib) => {
    const { bridge, receive } = open(lib)
    for (const e of ['__proto__', 'constructor', 'toString', 'never declared'])
      assert.equal(receive({ e, data: {} }), 'unknown')
    let calls = 0
    bridge.on(lib.backPressed, () => calls++)
    assert.equal(calls, 0)
  },
}
