import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { contract } from '../contract.ts'
import { check } from '../schema/check.ts'
import { known } from '../schema/known.ts'
import { nativeFiles, referenceFiles } from './files.ts'
import { events, methods } from './tree.ts'
import { spoiled, vectors } from './vectors.ts'

const folder = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url))
const filesIn = (name: string) =>
  readdirSync(folder(name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
const read = (file: string) => readFileSync(file, 'utf8')
const textOf = (path: string) => nativeFiles().get(path) ?? ''

/** Returns all generated files of one language, concatenated. */
const all = (language: string) =>
  Array.from(nativeFiles())
    .filter(([path]) => path.startsWith(language))
    .map(([, text]) => text)
    .join('\n')

test('the committed reference and vectors are what the contract makes; `npm run contract` writes them', () => {
  const committed = filesIn('reference').map((file) => [basename(file), read(file)])
  expect(Object.fromEntries(committed)).toEqual(Object.fromEntries(referenceFiles()))
})

test('the tree tells the whole contract, each thing once and with its words', () => {
  expect(methods.map(({ name }) => name).toSorted()).toEqual(Object.keys(contract.methods).toSorted())
  expect(events.map(({ name }) => name).toSorted()).toEqual(Object.keys(contract.events).toSorted())
  for (const { name, docs } of [...methods, ...events]) expect(docs.doc, name).not.toBe('')
})

test('native code and templates, written by hand, are in files people can read', () => {
  const written = [...filesIn('native'), ...filesIn('generate')].filter((file) =>
    /\.(kt|swift|ets|dart|txt)$|native\/react-native\/\w+\.ts$/.test(file),
  )
  expect(written.length).toBeGreaterThan(30)
  expect(written.filter((file) => read(file).split('\n').length > 201)).toEqual([])
})

test('each native side has every method and event of its platform', () => {
  const kotlin = all('kotlin')
  const swift = all('swift')
  const reactNative = all('react-native')
  const arkts = all('arkts')
  const dart = all('dart')
  for (const { name, descriptor } of methods) {
    expect(reactNative, name).toContain(`\n  ${name}: { params: `)
    expect(arkts, name).toContain(`  readonly ${name} = (message`)
    expect(dart, name).toContain(`\n  '${name}': Call(`)
    expect(kotlin, name).toContain(`@JavascriptInterface\n    fun ${name}(message: String): String`)
    const ios = descriptor.platforms?.includes('ios') ?? true
    expect(swift.includes(`func ${name}(`), name).toBe(ios)
    expect(swift.includes(`case "${name}":`), name).toBe(ios)
  }
  for (const { name } of events) {
    expect(kotlin, name).toContain(`    fun ${name}(`)
    expect(swift, name).toContain(`    public func ${name}(`)
    expect(reactNative, name).toContain(`    return this.send('${name}', `)
    expect(arkts, name).toContain(`    return this.send('${name}', `)
    expect(dart, name).toContain(` => send('${name}', `)
  }
})

test('an app writes what it can, and what is reserved is not listed as done', () => {
  const reserved = methods.filter(({ docs }) => docs.reserved)
  expect(reserved.length).toBeGreaterThan(0)
  const [kotlin = '', swift = ''] = ['kotlin/CompanionHost.kt', 'swift/CompanionHost.swift'].map(textOf)
  const lists = [
    textOf('kotlin/CompanionBridge.kt').split('METHODS')[1],
    textOf('swift/CompanionContract.swift').split('static let reserved')[0],
    textOf('react-native/CompanionContract.ts').split('onlyAndroid')[0],
    textOf('arkts/CompanionContract.ets'),
    textOf('dart/companion_contract.dart').split('_onlyAndroid')[0],
  ]
  for (const { name, descriptor } of methods.filter((entry) => entry.name !== 'bridgeInfo')) {
    const isReserved = reserved.some((entry) => entry.name === name)
    expect(kotlin, name).toMatch(new RegExp(`fun ${name}\\(.*\\) \\{`))
    const ios = descriptor.platforms?.includes('ios') ?? true
    expect(new RegExp(`func ${name}\\(.*\\{`).test(swift), name).toBe(ios)
    for (const list of lists)
      if (ios || list !== lists[1])
        expect(new RegExp(`["']${name}["'],`).test(list ?? ''), name).toBe(!isReserved)
  }
})

test('no native type prints a secret', () => {
  for (const name of ['RefreshSessionResult', 'SessionChangedData', 'PayResult', 'GetLocationResult']) {
    expect(all('kotlin'), name).toContain(`override fun toString() = "${name}(***)"`)
    expect(all('swift'), name).toContain(`extension ${name}: CustomStringConvertible`)
    expect(all('arkts'), name).toContain(`    return '${name}(***)'`)
    expect(all('dart'), name).toContain(`String toString() => '${name}(***)'`)
  }
  expect(all('kotlin')).not.toContain('"SetTitleParams(***)"')
})

test('the reference tells every method, event, code, word and deadline', () => {
  const text = referenceFiles().get('REFERENCE.md') ?? ''
  for (const { name, descriptor, docs } of methods) {
    const part = text.split(`\n### ${name}\n`)[1]?.split('\n### ')[0] ?? ''
    expect(part, name).toContain(docs.doc)
    for (const code of descriptor.errors ?? []) expect(part, name).toContain(`- \`${code}\`: `)
    if (descriptor.timeoutMs) expect(part, name).toContain(`${descriptor.timeoutMs / 1000} s`)
  }
  for (const { name, docs } of events)
    expect(text.split(`\n### ${name} (event)\n`)[1]?.split('\n### ')[0], name).toContain(docs.doc)
  for (const word of Object.values(known).flat()) expect(text).toContain(`\`${word}\``)
  const anchors = Array.from(text.matchAll(/\]\(#([\w-]+)\)/g), ([, anchor]) => anchor)
  const titles = Array.from(text.matchAll(/^### (.+)$/gm), ([, title]) =>
    title
      ?.toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  )
  expect(anchors).toEqual(titles)
})

test('vectors: every example fits, and what spoils it is found where it is', () => {
  let count = 0
  for (const { name, shape, example, spoilers } of vectors()) {
    expect(check(shape, example), name).toEqual(example)
    for (const spoiler of spoilers) {
      const at = `${name} ${JSON.stringify(spoiler)}`
      expect(() => check(shape, spoiled(example, spoiler)), at).toThrow(new TypeError(spoiler.path))
      count++
    }
  }
  expect(count).toBeGreaterThan(400)
})
