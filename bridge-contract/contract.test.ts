import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contract } from './contract.ts'
import { check } from './schema/check.ts'
import type { Method } from './schema/define.ts'
import { compareVersions, type Schema } from './schema/schema.ts'
import { known } from './schema/known.ts'
import { docs, type Docs } from './docs/docs.ts'

const methods: readonly Method[] = Object.values(contract.methods)
const events = Object.values(contract.events)

/** Returns a shape and every shape inside it. */
function inside(shape: Schema): Schema[] {
  if (shape.t === 'obj') return [shape, ...Object.values(shape.fields).flatMap(inside)]
  return shape.t === 'opt' || shape.t === 'arr' ? [shape, ...inside(shape.of)] : [shape]
}

const shapes = [
  ...methods.flatMap(({ params, result }) => [params, result]),
  ...events.map(({ data }) => data),
]
const ofTokens = (shape: Schema) =>
  inside(shape).some(
    ({ t, ...facts }) =>
      t === 'obj' && Object.keys((facts as { fields: object }).fields).some((name) => name.endsWith('Token')),
  )

test('everything is exported under its own name', () => {
  for (const [name, method] of Object.entries(contract.methods)) expect(method.name).toBe(name)
  for (const [name, event] of Object.entries(contract.events)) expect(event.name).toBe(name)
})

test('names are verbs in camelCase that Java and WebKit take, and nobody has twice', () => {
  const names = [
    ...methods.flatMap(({ name, legacyNames = [] }) => [name, ...legacyNames]),
    ...events.map(({ name }) => name),
  ]
  expect(new Set(names).size).toBe(names.length)
  const javas = [
    'notify',
    'notifyAll',
    'wait',
    'getClass',
    'hashCode',
    'equals',
    'clone',
    'finalize',
    'toString',
  ]
  for (const name of names) {
    expect(name).toMatch(/^[a-z][A-Za-z]{2,23}$/)
    expect(javas).not.toContain(name)
  }
})

test('the contract is plain data', () => {
  expect(JSON.parse(JSON.stringify(contract))).toEqual(contract)
})

test('nothing is younger than the contract, and nothing is older than the first', () => {
  const versions = [
    ...methods.map(({ since }) => since),
    ...events.map((event) => (event as { since?: string }).since),
    ...shapes
      .flatMap(inside)
      .flatMap((shape) => (shape.t === 'oneOf' ? Object.values(shape.since ?? {}) : [])),
  ]
  for (const said of versions) {
    const version = said ?? '1.0.0'
    expect(compareVersions(version, '1.0.0')).toBeGreaterThanOrEqual(0)
    expect(compareVersions(version, contract.version)).toBeLessThanOrEqual(0)
  }
})

test('whatever carries a token is secret, and so is the method', () => {
  const withTokens = methods.filter(({ params, result }) => ofTokens(params) || ofTokens(result))
  expect(withTokens.length).toBeGreaterThan(0)
  expect(withTokens.filter(({ secret }) => !secret)).toEqual([])
  const carriers = shapes
    .flatMap((shape) => (shape.t === 'obj' ? Object.entries(shape.fields) : []))
    .filter(([name, { t }]) => /token|receipt|code$/i.test(name) && t !== 'openOneOf' && name !== 'code')
  expect(carriers.length).toBeGreaterThan(0)
  for (const [name, field] of carriers) expect(JSON.stringify(field), name).toContain('"secret":true')
})

test('notices have no result, and only what a page can do elsewhere has a web way', () => {
  for (const { name, kind, result } of methods) if (kind === 'notify') expect(result.t, name).toBe('none')
  expect(methods.filter(({ web }) => web).map(({ name }) => name)).toEqual([
    'closePage',
    'goBack',
    'copyText',
    'openExternal',
    'getLocation',
    'share',
  ])
})

test('every example fits', () => {
  for (const { name, params, result } of methods) {
    const { params: asked, result: answered } = docs.methods[name as keyof typeof docs.methods]
    expect(check(params, asked), name).toEqual(asked)
    expect(check(result, answered), name).toEqual(answered)
  }
  for (const { name, data } of events) {
    const { data: example } = docs.events[name as keyof typeof docs.events]
    expect(check(data, example), name).toEqual(example)
  }
})

test('docs explain what is there and nothing else', () => {
  expect(Object.keys(docs.methods).toSorted()).toEqual(Object.keys(contract.methods).toSorted())
  expect(Object.keys(docs.events).toSorted()).toEqual(Object.keys(contract.events).toSorted())
  const parts = new Set([...Object.values(docs.methods), ...Object.values(docs.events)].flatMap(Object.keys))
  expect([...parts].toSorted()).toEqual([
    'data',
    'deprecated',
    'doc',
    'effect',
    'errors',
    'fields',
    'params',
    'reserved',
    'result',
    'without',
  ])
  for (const { name, params, result, errors = [] } of methods) {
    const { fields = {}, errors: meanings = {}, doc } = docs.methods[name as keyof typeof docs.methods]
    const names = [params, result]
      .flatMap(inside)
      .flatMap((shape) => (shape.t === 'obj' ? Object.keys(shape.fields) : []))
    for (const field of Object.keys(fields)) expect(names, name).toContain(field)
    expect(Object.keys(meanings)).toEqual(Array.from(errors))
    expect(doc).toMatch(/^[A-Z].*\.$/)
  }
})

test('docs describe the page without a method, and on an event', () => {
  for (const [name, entry] of Object.entries<Docs>(docs.methods)) {
    expect(entry.without === undefined, name).toBe(entry.reserved === true)
    if (!entry.reserved) expect(entry.without, name).toMatch(/^[A-Z].*\.$/)
  }
  for (const [name, entry] of Object.entries<Docs>(docs.events))
    expect(entry.effect, name).toMatch(/^[A-Z].*\.$/)
})

test('a deprecated entry names its replacement, in the docs and for editors', () => {
  const all = { ...docs.methods, ...docs.events } as { readonly [name: string]: Docs }
  const folders = ['methods', 'events'].map((name) => new URL(`${name}/`, import.meta.url))
  const sources = folders
    .flatMap((folder) => readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8')))
    .join('\n')
  const marked = [...sources.matchAll(/@deprecated (.+) \*\/\nexport const (\w+)/g)]
  const deprecated = Object.entries(all).filter(([, { deprecated: facts }]) => facts)
  expect(deprecated.length).toBeGreaterThan(0)
  expect(marked.map(([, text, name]) => [name, text])).toEqual(
    deprecated.map(([name, { deprecated: facts }]) => [
      name,
      `Since ${facts?.since}: use \`${facts?.use}\`.`,
    ]),
  )
  for (const [name, { deprecated: facts }] of deprecated) {
    expect(facts?.since, name).toMatch(/^\d+\.\d+\.\d+$/)
    expect(compareVersions(facts?.since ?? '', contract.version), name).toBeLessThanOrEqual(0)
    expect(all[facts?.use ?? ''], name).toBeDefined()
    expect(all[facts?.use ?? '']?.deprecated, name).toBeUndefined()
  }
})

test('every known word is used', () => {
  const used = shapes
    .flatMap(inside)
    .flatMap((shape) => (shape.t === 'openOneOf' ? [shape.of as string] : []))
  expect(new Set(used)).toEqual(new Set(Object.keys(known)))
})
