import assert from 'node:assert/strict'
import { android, endOf, facts, follow, ios, ok, open, text, type Cases } from '../kit.ts'

const spot = { latitude: 1, longitude: 2 }
const wire1 = (answers: { readonly [name: string]: () => unknown }) =>
  android(answers, facts(Object.keys(answers))).app
const throws = (message: string) => () => {
  throw new Error(message)
}

/** How a call ends badly, and that it ends. */
export const endings: Cases = {
  'no app: NO_HOST at once': async (lib) => {
    const { bridge } = open(lib)
    assert.equal(bridge.kind, 'none')
    assert.equal((await endOf(bridge.call(lib.getLocation)))[0], 'NO_HOST')
    assert.equal(await bridge.notify(lib.closePage), 'absent')
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
    assert.equal(await bridge.notify(lib.setTitle, { title: 'x' }), 'absent')
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
    assert.equal(await bridge.notify(lib.setTitle, {} as never), 'noAck')
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
    // Too long to be read as JSON, it stays the text it was, quotes and all.
    assert.equal(String((await endOf(answer(2097153)))[1]).length, 2097153)
  },

  'codes of the app arrive as HOST_ERROR, general ones as themselves': async (lib) => {
    const say = (code: string) =>
      wire1({ getLocation: () => text({ ok: false, error: { code, message: 'm' } }) })
    const end = (code: string) => endOf(open(lib, say(code)).bridge.call(lib.getLocation))
    assert.deepEqual(await end('LOCATION_OFF'), ['HOST_ERROR', 'LOCATION_OFF'])
    assert.deepEqual(await end('not declared'), ['HOST_ERROR', 'not declared'])
    for (const code of [
      'CANCELLED',
      'UNSUPPORTED',
      'INVALID_PARAMS',
      'INVALID_REPLY',
      'HOST_THREW',
      'HOST_GONE',
      'NO_REPLY',
      'FORBIDDEN_ORIGIN',
    ])
      assert.deepEqual(await end(code), [code, undefined])
    for (const code of ['constructor', '__proto__', 'TIMEOUT', 'NO_HOST'])
      assert.deepEqual(await end(code), ['HOST_ERROR', code])
  },

  'undeclared codes are counted, declared ones are not': async (lib) => {
    const faults = async (code: string) => {
      const { bridge } = open(lib, wire1({ getLocation: () => text({ ok: false, error: { code } }) }))
      await endOf(bridge.call(lib.getLocation))
      return bridge.trace().filter(({ kind }) => kind === 'fault')
    }
    assert.deepEqual(
      (await faults('ODD')).map(({ name, outcome }) => [name, outcome]),
      [['getLocation', 'undeclared code']],
    )
    assert.deepEqual(await faults('LOCATION_OFF'), [])
    assert.deepEqual(await faults('CANCELLED'), [])
  },

  'what an engine throws is told by its text': async (lib) => {
    const texts = [
      ['Java exception was raised during method invocation', 'HOST_THREW'],
      ['Java object is gone', 'HOST_GONE'],
      ['RenderFrame has been deleted', 'HOST_GONE'],
      ['The WKWebView was deallocated', 'HOST_GONE'],
      ['Error invoking x: Method not found', 'UNSUPPORTED'],
      ['Java bridge method invocation error : method not found', 'UNSUPPORTED'],
      ['WKWebView API client did not respond to this postMessage', 'NO_REPLY'],
      ['Failed same-origin check.', 'FORBIDDEN_ORIGIN'],
      ['The reply could not be serialized', 'INVALID_REPLY'],
      ['invalid parameter', 'INVALID_PARAMS'],
      ['The operation was cancelled', 'CANCELLED'],
      ['', 'HOST_THREW'],
    ] as const
    for (const [message, code] of texts) {
      const object = open(lib, android({ getLocation: throws(message) }).app)
      assert.deepEqual(await endOf(object.bridge.call(lib.getLocation)), [code, message])
      const handlers = open(
        lib,
        ios({ closePage: () => 0, getLocation: () => Promise.reject(new Error(message)) }),
      )
      assert.deepEqual(await endOf(handlers.bridge.call(lib.getLocation)), [code, message])
    }
    const sync = open(lib, ios({ closePage: () => 0, getLocation: throws('DataCloneError') }))
    assert.equal((await endOf(sync.bridge.call(lib.getLocation)))[0], 'HOST_THREW')
  },

  'an iOS app may refuse with a bare code': async (lib) => {
    const say = (refusal: unknown) => ios({ closePage: () => 0, getLocation: () => Promise.reject(refusal) })
    const end = (refusal: unknown) => endOf(open(lib, say(refusal)).bridge.call(lib.getLocation))
    assert.deepEqual(await end(new Error('LOCATION_OFF')), ['HOST_ERROR', 'LOCATION_OFF'])
    assert.deepEqual(await end(new Error('CANCELLED')), ['CANCELLED', undefined])
    assert.deepEqual(await end(new Error('Location off')), ['HOST_THREW', 'Location off'])
    assert.deepEqual(await end(new Error('xLOCATION_OFF')), ['HOST_THREW', 'xLOCATION_OFF'])
    assert.deepEqual(await end(new Error('A')), ['HOST_THREW', 'A'])
    assert.deepEqual(await end('no error'), ['HOST_THREW', ''])
    assert.deepEqual(await end(undefined), ['HOST_THREW', ''])
    assert.deepEqual(await end(new Error('y'.repeat(500))), ['HOST_THREW', 'y'.repeat(200)])
  },

  'some failures are worth another try': async (lib) => {
    const of = (code: string) => new lib.BridgeError(code as 'TIMEOUT', 'm').retryable
    assert.deepEqual(['TIMEOUT', 'NO_REPLY', 'HOST_THREW'].map(of), [true, true, true])
    const final = [
      'NO_HOST',
      'UNSUPPORTED',
      'INVALID_PARAMS',
      'INVALID_REPLY',
      'ABORTED',
      'CANCELLED',
      'HOST_GONE',
      'FORBIDDEN_ORIGIN',
      'HOST_ERROR',
    ]
    assert.ok(final.map(of).every((retryable) => !retryable))
    assert.equal(new lib.BridgeError('ABORTED', 'm').message, 'm ABORTED ')
  },

  'a bridge error is told by its name and its code': ({ isBridgeError, BridgeError }) => {
    const copy = Object.assign(new Error('x'), { name: 'BridgeError', code: 'TIMEOUT' })
    assert.ok(isBridgeError(copy))
    assert.ok(isBridgeError(new BridgeError('TIMEOUT', 'm'), 'ABORTED', 'TIMEOUT'))
    assert.ok(!isBridgeError(copy, 'ABORTED'))
    assert.ok(!isBridgeError(Object.assign(new Error('x'), { code: 'TIMEOUT' }), 'TIMEOUT'))
    assert.ok(!isBridgeError(undefined) && !isBridgeError(null) && !isBridgeError('TIMEOUT', 'TIMEOUT'))
  },

  'an abort ends the call at once, and one before it sends nothing': async (lib) => {
    const { app, seen } = android({ getLocation: () => undefined })
    const { bridge, waiting, watched } = open(lib, app)
    const controller = new AbortController()
    const call = follow(bridge.call(lib.getLocation, {}, { signal: controller.signal }))
    assert.deepEqual(await call.end(), ['pending'])
    controller.abort()
    assert.deepEqual(await call.end(), ['ABORTED', undefined])
    assert.deepEqual([waiting(), watched()], [0, 0])
    assert.deepEqual(await endOf(bridge.call(lib.getLocation, {}, { signal: controller.signal })), [
      'ABORTED',
      undefined,
    ])
    assert.equal(seen.length, 1)
  },

  'a finished call leaves nothing behind': async (lib) => {
    const { app } = android({ getLocation: () => text(spot) })
    const { bridge, waiting, watched } = open(lib, app)
    const controller = new AbortController()
    let listeners = 0
    const signal = {
      aborted: false,
      addEventListener: () => void listeners++,
      removeEventListener: () => void listeners--,
    } as unknown as AbortSignal
    await endOf(bridge.call(lib.getLocation, {}, { signal }))
    controller.abort()
    assert.deepEqual([waiting(), watched(), listeners], [0, 0, 0])
  },
}
