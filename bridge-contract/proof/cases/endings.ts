import assert from 'node:assert/strict'
import { android, endOf, facts, ios, ok, open, text, type Cases } from '../kit.ts'

const spot = { latitude: 1, longitude: 2 }
const wire1 = (answers: { readonly [name: string]: () => unknown }) =>
  android(answers, facts(Object.keys(answers))).app

/** Failed calls: every call ends, with the right code. */
export const endings: Cases = {
  'no app: NO_HOST at once': async (lib) => {
    const { bridge } = open(lib)
    assert.equal(bridge.kind, 'none')
    assert.equal((await endOf(bridge.call(lib.getLocation)))[0], 'NO_HOST')
    assert.deepEqual(await endOf(bridge.notify(lib.closePage)), ['ok', 'absent'])
  },

  'a method the app lacks: UNSUPPORTED at once, with the version that brings it': async (lib) => {
    const { bridge } = open(lib, wire1({ closePage: () => ok(null) }))
    const error = await bridge.call(lib.getStorefront).catch((thrown: unknown) => thrown)
    assert.ok(lib.isBridgeError(error, 'UNSUPPORTED'))
    assert.deepEqual(
      [error.method, error.detail, error.since, error.appVersion, error.retryable],
      ['getStorefront', 'not-in-app', '1.1.0', '9.9.9', false],
    )
    assert.equal(error.name, 'BridgeError')
    assert.equal(error.message, 'getStorefront UNSUPPORTED not-in-app')
    assert.deepEqual(await endOf(bridge.notify(lib.setTitle, { title: 'x' })), ['ok', 'absent'])
  },

  'a method the app declares but does not have': async (lib) => {
    const { app } = android({ closePage: () => ok(null) }, facts(['closePage', 'getDeviceInfo']))
    assert.equal((await endOf(open(lib, app).bridge.call(lib.getDeviceInfo)))[0], 'UNSUPPORTED')
    const handlers = {
      ...ios({ closePage: () => undefined }),
      __companionInfo: facts(['getDeviceInfo'], { platform: 'ios' }),
    }
    assert.equal((await endOf(open(lib, handlers).bridge.call(lib.getDeviceInfo)))[0], 'UNSUPPORTED')
  },

  'wrong parameters: INVALID_PARAMS with the path, and nothing is sent': async (lib) => {
    const { app, seen } = android({ setTitle: () => undefined, getLocation: () => text(spot) })
    const { bridge } = open(lib, app)
    assert.deepEqual(await endOf(bridge.call(lib.setTitle, { title: 7 as never })), [
      'INVALID_PARAMS',
      '$.title',
    ])
    assert.deepEqual(await endOf(bridge.call(lib.setTitle, undefined as never)), [
      'INVALID_PARAMS',
      '$.title',
    ])
    assert.deepEqual(await endOf(bridge.call(lib.getLocation, { accuracy: 'x' as never })), [
      'INVALID_PARAMS',
      '$.accuracy',
    ])
    assert.deepEqual(await endOf(bridge.notify(lib.setTitle, {} as never)), ['ok', 'noAck'])
    assert.equal(seen.length, 0)
  },

  'a wrong answer: INVALID_REPLY with the path': async (lib) => {
    const replies = [
      [wire1({ getLocation: () => ok({ latitude: 'north', longitude: 2 }) }), '$.latitude'],
      [wire1({ getLocation: () => ok({ latitude: 91, longitude: 2 }) }), '$.latitude'],
      [wire1({ getLocation: () => ok(null) }), '$'],
      [wire1({ getLocation: () => 'no json' }), '$'],
      [wire1({ getLocation: () => '"text"' }), '$'],
      [wire1({ getLocation: () => text(spot) }), '$'],
      [wire1({ getLocation: () => text({ ok: 'yes', data: spot }) }), '$'],
      [wire1({ getLocation: () => text({ ok: false }) }), '$'],
      [wire1({ getLocation: () => text({ ok: false, error: { code: 7 } }) }), '$'],
      [wire1({ getLocation: () => text({ pending: 'yes' }) }), '$'],
      [wire1({ getLocation: () => 'null' }), '$'],
      [android({ getLocation: () => '{"latitude":' }).app, '$'],
      [android({ getLocation: () => text({ latitude: 1 }) }).app, '$.longitude'],
      [android({ getLocation: () => text('x'.repeat(2097152)) }).app, '$'],
      [ios({ closePage: () => 0, getLocation: () => Promise.resolve({ error: 'denied' }) }), '$.latitude'],
    ] as const
    for (const [app, path] of replies)
      assert.deepEqual(await endOf(open(lib, app).bridge.call(lib.getLocation)), ['INVALID_REPLY', path])
  },

  'an answer of 2 MiB is read, a longer one is not': async (lib) => {
    const { s, query } = lib
    const long = query('ask', null, s.str({ max: 3000000 }))
    const answer = (length: number) =>
      open(lib, android({ ask: () => `"${'x'.repeat(length - 2)}"` }).app).bridge.call(long)
    assert.equal(String((await endOf(answer(2097152)))[1]).length, 2097150)
    // Text above the limit isn't parsed as JSON, so it keeps its quotes.
    assert.equal(String((await endOf(answer(2097153)))[1]).length, 2097153)
  },
}
