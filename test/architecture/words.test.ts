import { expect, test } from 'vitest'
import { read, sourceFiles } from './sources.ts'

/** Retired words, each with the term of the field that took its place. */
const retired: Readonly<Record<string, string>> = {
  accident: 'uncaught error',
  believe: 'accept, verify',
  consider: 'reconcile',
  desk: 'channel writer, machine',
  house: 'architecture',
  rooms: 'packages',
  floor: 'layer, embedded document, minimum version',
  ignition: 'boot script',
  handover: 'purchase hand-off',
  knowledge: 'release state',
  overcome: 'clear, mark restored',
  pardon: 'clear quarantine',
  room: 'package',
  seal: 'sign',
  sealed: 'signed',
  trader: 'token refresh',
  vault: 'token store',
  witness: 'load observer',
}

/** Identifiers that hold a retired word and stay: names of the wire, of the platform, and words meant as such. */
const kept: Readonly<Record<string, string>> = {
  floor: 'Math.floor; the channel document calls its minimum versions so',
  ControlRoom: 'the stand-in’s control room, as its interface calls it',
  controlRoom: 'likewise',
  makeRoom: 'space in a storage',
  room: 'space on a screen; a control room',
}

/** Source without comments, strings and patterns, so that only identifiers are left. */
const code = (source: string): string =>
  source
    .replace(/\/\*[^]*?\*\/|(?<![:'"`\\])\/\/[^\n]*/g, ' ')
    .replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g, ' ')

const wordsOf = (identifier: string): string[] =>
  identifier.split(/(?=[A-Z])|[_$\d]+/).map((part) => part.toLowerCase())

const retiredIn = (source: string): string[] =>
  [...code(source).matchAll(/[A-Za-z_$][\w$]*/g)].flatMap(([name]) =>
    !Object.hasOwn(kept, name) && wordsOf(name).some((word) => Object.hasOwn(retired, word)) ? [name] : [],
  )

test('retired words do not come back in identifiers', () => {
  const found = sourceFiles(/\.(ts|tsx|mjs)$/)
    .filter((file) => file !== 'test/architecture/words.test.ts')
    .flatMap((file) => [...new Set(retiredIn(read(file)))].map((name) => `${file}: ${name}`))
  expect(found).toEqual([])
})

test('the rule sees a retired word in a name and leaves texts and comments alone', () => {
  expect(retiredIn('const tokenVault = sealedBy(x)')).toEqual(['tokenVault', 'sealedBy'])
  expect(retiredIn("// the vault\nconst a = 'witness' /* floor */ + Math.floor(1)")).toEqual([])
})
