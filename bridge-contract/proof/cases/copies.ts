import assert from 'node:assert/strict'
import type { Schema } from '../../schema/schema.ts'
import type { Cases, Library } from '../kit.ts'

const fault = ({ check }: Library, shape: Schema, value: unknown): string => {
  try {
    check(shape, value)
    return 'fits'
  } catch (error) {
    return (error as Error).message
  }
}

/** Asserts the path of each value's fault, or `fits`. */
const verdicts = (
  lib: Library,
  shape: Schema,
  table: readonly (readonly [value: unknown, at: string])[],
): void => {
  for (const [value, at] of table) assert.equal(fault(lib, shape, value), at, `${shape.t} of ${typeof value}`)
}

/** A validated value is a copy. These cases cover the copy and the parts that it drops. */
export const copies: Cases = {
  'the path says where the first fault is, never what it was': (lib) => {
    const { s } = lib
    const shape = s.obj({ a: s.obj({ b: s.arr(s.obj({ c: s.int() })) }), d: s.int() })
    verdicts(lib, shape, [
      [{ a: { b: [{ c: 1 }, { c: 'secret' }] }, d: 1 }, '$.a.b.1.c'],
      [{ a: { b: 'secret' }, d: 1 }, '$.a.b'],
      [{ a: { b: [] } }, '$.d'],
      [{ d: 1 }, '$.a'],
      ['secret', '$'],
    ])
  },

  'the copy is fresh and holds what is declared': (lib) => {
    const { s, check } = lib
    const shape = s.obj({ a: s.obj({ n: s.int() }), list: s.arr(s.obj({ n: s.int() })) })
    const given = { a: { n: 1, more: () => 1 }, list: [{ n: 2 }], extra: { deep: true } } as Record<
      string,
      unknown
    >
    given['self'] = given
    const copy = check(shape, given)
    assert.deepEqual(copy, { a: { n: 1 }, list: [{ n: 2 }] })
    assert.notEqual(copy.a, given['a'])
    assert.notEqual(copy.list, given['list'])
    assert.equal(Object.getPrototypeOf(copy), Object.prototype)
    verdicts(lib, s.obj({ f: s.str() }), [
      [{ f: () => 'x' }, '$.f'],
      [{ f: Symbol('x') }, '$.f'],
      [{ f: 1n }, '$.f'],
    ])
  },

  'a prototype supplies no field and an accessor does not run': (lib) => {
    const { s } = lib
    const shape = s.obj({ a: s.int() })
    const accessor = {
      get a(): number {
        throw new Error('it ran')
      },
    }
    verdicts(lib, shape, [
      [Object.create({ a: 1 }), '$.a'],
      [JSON.parse('{"__proto__":{"a":1}}'), '$.a'],
      [accessor, '$.a'],
    ])
    verdicts(lib, s.obj({ a: s.opt(s.int()) }), [[JSON.parse('{"__proto__":{"a":"x"}}'), 'fits']])
    assert.equal(({} as { a?: unknown }).a, undefined)
  },

  'a proxy is read like what it stands for, and one that throws is a fault': (lib) => {
    const { s, check } = lib
    const shape = s.obj({ a: s.int(), l: s.arr(s.str()) })
    const proxy = new Proxy({ a: 1, l: new Proxy(['x'], {}) }, {})
    assert.deepEqual(check(shape, proxy), { a: 1, l: ['x'] })
    const hostile = new Proxy(
      {},
      {
        getOwnPropertyDescriptor: () => {
          throw new Error('no')
        },
      },
    )
    assert.equal(fault(lib, shape, hostile), '$.a')
    const { proxy: revoked, revoke } = Proxy.revocable({ a: 1 }, {})
    revoke()
    assert.equal(fault(lib, shape, revoked), '$')
  },

  'names that are dangerous in an object are refused at definition': ({ s, notice, event, query }) => {
    for (const name of ['then', 'constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty']) {
      const fields = JSON.parse(`{${JSON.stringify(name)}:{"t":"int"}}`) as Record<string, { t: 'int' }>
      assert.throws(() => s.obj(fields), TypeError, name)
      assert.throws(() => notice(name, null), TypeError, name)
      assert.throws(() => query('fine', null, fields), TypeError, name)
      assert.throws(() => event(name, null), TypeError, name)
    }
    assert.deepEqual(Object.keys(s.obj({ name: s.int() }).fields), ['name'])
  },

  'a copy for the trace hides secrets and shortens texts': ({ s, check }) => {
    const shape = s.obj({
      token: s.str({ secret: true }),
      at: s.num({ secret: true }),
      inner: s.arr(s.obj({ key: s.str(), value: s.str({ secret: true }) })),
      maybe: s.opt(s.str({ secret: true })),
      absent: s.opt(s.str({ secret: true })),
      note: s.str(),
      count: s.int(),
    })
    const value = {
      token: 't0',
      at: 1.5,
      inner: [{ key: 'k', value: 'v0' }],
      maybe: 'm0',
      note: 'n'.repeat(300),
      count: 3,
    }
    assert.deepEqual(check(shape, value, true), {
      token: '***',
      at: '***',
      inner: [{ key: 'k', value: '***' }],
      maybe: '***',
      note: 'n'.repeat(200),
      count: 3,
    })
    assert.deepEqual(check(shape, value), value)
  },

  'shapes and descriptors are plain data': ({ s, query, notice, interaction, event, getLocation }) => {
    assert.deepEqual(s.str({ max: 3 }), { t: 'str', max: 3 })
    assert.deepEqual(s.int({ min: 1 }), { t: 'int', min: 1 })
    assert.deepEqual(s.num(), { t: 'num' })
    assert.deepEqual(s.bool(), { t: 'bool' })
    assert.deepEqual(s.none(), { t: 'none' })
    assert.deepEqual(JSON.parse(JSON.stringify(s.arr(s.int(), 3))), { t: 'arr', of: { t: 'int' }, max: 3 })
    assert.deepEqual(JSON.parse(JSON.stringify(s.opt(s.int()))), { t: 'opt', of: { t: 'int' } })
    assert.deepEqual(JSON.parse(JSON.stringify(s.openOneOf('os'))), { t: 'openOneOf', of: 'os' })
    assert.deepEqual(s.oneOf(['a'], { a: '1.1.0' }), { t: 'oneOf', of: ['a'], since: { a: '1.1.0' } })
    const none = { t: 'none' }
    assert.deepEqual(notice('tell', { a: s.int() }), {
      name: 'tell',
      kind: 'notify',
      params: { t: 'obj', fields: { a: { t: 'int' } } },
      result: none,
    })
    assert.deepEqual(query('ask', null, s.int(), { since: '1.2.0' }), {
      name: 'ask',
      kind: 'query',
      params: none,
      result: { t: 'int' },
      since: '1.2.0',
    })
    assert.equal(interaction('do', () => ({ a: s.int() })).kind, 'interactive')
    assert.deepEqual(event('seen', null, { sticky: true }), { name: 'seen', data: none, sticky: true })
    assert.deepEqual(getLocation.errors, ['PERMISSION_DENIED', 'POSITION_UNAVAILABLE', 'LOCATION_OFF'])
  },
}
