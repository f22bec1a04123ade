import { expect, test } from 'vitest'
import { openClients } from './clients.ts'
import { conform } from './conform.ts'
import { contract } from '../../index.ts'
import { testWindow } from '../../proof/window.ts'

// Apps that are written only from `GUIDE.md`, without generated code, as in a language without a generator.

interface Asked {
  readonly id: string
  readonly p?: { readonly title?: unknown }
  readonly n?: string
}

const facts = {
  wire: 1,
  contract: contract.version,
  app: '1.0.0',
  build: '1',
  methods: ['bridgeInfo', 'getDeviceInfo', 'setTitle'],
  events: [],
}

const answers: { readonly [name: string]: (p: Asked['p']) => object } = {
  bridgeInfo: () => ({ ok: true, data: { ...facts, platform: 'android' } }),
  getDeviceInfo: () => ({
    ok: true,
    data: { maker: 'Maker', model: 'Model', os: 'android', osVersion: '14' },
  }),
  setTitle: (p) =>
    typeof p?.title === 'string' && p.title.length <= 256
      ? { ok: true, data: null }
      : { ok: false, error: { code: 'INVALID_PARAMS' } },
}

function answer(name: string, { id, p, n }: Asked): object {
  const body = n === 'nonce' ? answers[name]?.(p) : { ok: false, error: { code: 'FORBIDDEN_ORIGIN' } }
  return { id, ...body }
}

const android = () => {
  const object: { [name: string]: (message?: string) => string } = {}
  for (const name of facts.methods)
    object[name] = (message) =>
      JSON.stringify(message ? answer(name, JSON.parse(message) as Asked) : { ...facts, platform: 'android' })
  return { CompanionNative: object, __companionInfo: { nonce: 'nonce' } }
}

const ios = () => {
  const handlers = facts.methods.map((name) => [
    name,
    { postMessage: (message: Asked) => Promise.resolve(answer(name, message)) },
  ])
  return {
    webkit: { messageHandlers: Object.fromEntries(handlers) },
    __companionInfo: { ...facts, platform: 'ios', nonce: 'nonce' },
  }
}

const channel = () => {
  const port = {
    onmessage: null as ((event: { data: string }) => void) | null,
    postMessage(text: string) {
      const asked = JSON.parse(text) as Asked & { readonly m: string }
      const data = JSON.stringify(answer(asked.m, asked))
      void Promise.resolve().then(() => port.onmessage?.({ data }))
    },
  }
  return { CompanionNative: port, __companionInfo: { ...facts, platform: 'android', nonce: 'nonce' } }
}

test.each(Object.entries({ android, ios, channel }))(
  'an app written by hand after the guide passes the conformance kit: %s',
  async (_name, app) => {
    const page = testWindow(app())
    const wrong: unknown[] = []
    const state = { count: 0, running: true }
    const run = async () => {
      for await (const finding of conform(page.win, openClients(page.win))) {
        if (!finding.ok) wrong.push(finding)
        state.count++
      }
    }
    const ended = run().finally(() => (state.running = false))
    while (state.running) await page.pass(1000)
    await ended
    expect(wrong).toEqual([])
    expect(state.count).toBeGreaterThan(5)
  },
)
