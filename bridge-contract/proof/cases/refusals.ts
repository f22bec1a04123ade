import assert from 'node:assert/strict'
import { android, endOf, facts, follow, ios, open, text, type Cases } from '../kit.ts'

const spot = { latitude: 1, longitude: 2 }
const wire1 = (answers: { readonly [name: string]: () => unknown }) =>
  android(answers, facts(Object.keys(answers))).app
const throws = (message: string) => () => {
  throw new Error(message)
}

/** Errors from apps and engines with their codes in the page, and aborted calls. */
export const refusals: Cases = {
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
      addEventListener: (type: string) => void (listeners += Number(type === 'abort')),
      removeEventListener: (type: string) => void (listeners -= Number(type === 'abort')),
    } as unknown as AbortSignal
    await endOf(bridge.call(lib.getLocation, {}, { signal }))
    controller.abort()
    assert.deepEqual([waiting(), watched(), listeners], [0, 0, 0])
  },
}
