import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { guideOf, guides, otherMakers } from './all.ts'
import { type Section, type Step, guideIds, pickVariant, sectionKeys, sharedSystem } from './guide.ts'

const read = (folder: string, file: string) =>
  JSON.parse(readFileSync(new URL(`${folder}/${file}`, import.meta.url), 'utf8')) as Record<string, string>
const files = (folder: string) => readdirSync(new URL(folder, import.meta.url))
const labels = read('labels', 'en.json')
const words = read('texts', 'en.json')

/** Keys of the sentences that the screen inserts labels into. No guide lists these keys. */
const rendering = ['tap', 'openFirst', 'searchFor', 'stepOn', 'stepOff', 'stepSelect', 'stepOpen', 'or']

const variants = guides.flatMap((guide) => guide.variants.map((variant) => ({ guide, variant })))
const stepsOf = (section: Section): Step[] => [...section.steps, ...section.alternatives.flat()]
const steps = variants.flatMap(({ variant }) => variant.sections.flatMap(stepsOf))

describe('the guides', () => {
  test('are thirteen, the spec’s five first and in its order', () => {
    expect(guides.map(({ id }) => id)).toEqual([...guideIds])
    expect(guides.filter(({ primary }) => primary).map(({ title }) => title)).toEqual([
      'Xiaomi MIUI',
      'Huawei EMUI',
      'OPPO ColorOS',
      'Vivo Origin OS',
      '',
    ])
  })

  test('every variant has the spec’s five sections in its order', () => {
    for (const { variant } of variants)
      expect(variant.sections.map(({ key }) => key)).toEqual([...sectionKeys])
  })

  test('a section that applies has steps, one that does not has none', () => {
    for (const { guide, variant } of variants) {
      for (const { applies, key, steps: own } of variant.sections) {
        expect(own.length > 0, `${guide.id} ${variant.id} ${key}`).toBe(applies)
      }
      expect(variant.sections.some(({ applies }) => applies)).toBe(true)
    }
  })

  test('a gesture is described, everything else names what to act on', () => {
    for (const step of steps) expect(step.act === 'gesture' ? step.note : step.what).toBeTruthy()
  })

  test('the first step of a way starts somewhere; only later ones go on from there', () => {
    for (const { variant } of variants) {
      for (const { applies, steps: own, alternatives } of variant.sections) {
        for (const [first] of [...(applies ? [own] : []), ...alternatives]) {
          expect(first && (first.act === 'gesture' || first.path.length > 0), variant.id).toBe(true)
        }
      }
    }
  })

  test('every label and note exists, and none lies idle', () => {
    const used = new Set(steps.flatMap(({ path, what }) => [...path, what]).filter(Boolean))
    used.delete('app')
    expect([...used].filter((key) => !((key as string) in labels))).toEqual([])
    expect(Object.keys(labels).filter((key) => !used.has(key as never))).toEqual([])
    const notes = new Set([
      ...steps.map(({ note }) => note),
      ...variants.flatMap(({ variant }) => variant.sections.flatMap((section) => section.notes)),
      ...otherMakers.map((maker) => `maker${maker}`),
      ...sectionKeys.flatMap((key) => [key, `${key}Why`]),
      ...rendering,
    ])
    expect(Object.keys(words).filter((key) => !notes.has(key as never))).toEqual([])
    expect([...notes].filter((key) => key && !(key in words))).toEqual([])
  })

  test('texts are complete in every language; labels only where the phone’s own wording is known', () => {
    for (const file of files('texts'))
      expect(Object.keys(read('texts', file)), file).toEqual(Object.keys(words))
    for (const file of files('labels')) {
      expect(
        Object.keys(read('labels', file)).filter((key) => !(key in labels)),
        file,
      ).toEqual([])
    }
    expect(files('labels')).toEqual(files('texts'))
  })

  test('an unknown id falls to other phones', () => {
    for (const id of ['', 'nokia', '__proto__', undefined]) expect(guideOf(id).id).toBe('other')
  })
})

describe('the variant', () => {
  test.for([
    ['xiaomi', { rom: { name: 'hyperos', version: 2 }, android: 15 }, 'hyperos'],
    ['xiaomi', { rom: { name: 'miui', version: 14 }, android: 13 }, 'miui13-14'],
    ['xiaomi', { rom: { name: 'miui', version: 12.5 }, android: 11 }, 'miui12'],
    ['xiaomi', { android: 9 }, 'miui10-11'],
    ['xiaomi', {}, 'hyperos'],
    ['huawei', { rom: { name: 'harmonyos', version: 4 }, android: 12 }, 'emui10-14'],
    ['huawei', { rom: { name: 'emui', version: 9.1 }, android: 9 }, 'emui8-9'],
    ['huawei', { android: 7 }, 'emui5-7'],
    ['oppo', { rom: { name: 'coloros', version: 7 } }, 'coloros6-11'],
    ['vivo', { rom: { name: 'funtouch', version: 12 }, android: 13 }, 'funtouch9-12'],
    ['vivo', { rom: { name: 'originos', version: 4 } }, 'originos4-6'],
    ['samsung', { rom: { name: 'oneui', version: 5.01 } }, 'oneui4-5'],
    ['samsung', { android: 11 }, 'oneui3'],
    ['oneplus', { rom: { name: 'coloros', version: 14 } }, 'oxygenos12'],
    ['google', { android: 13 }, 'android12-13'],
    ['other', {}, 'android14'],
  ] as const)('of %s with %j is %s', ([id, system, variant]) => {
    expect(pickVariant(guideOf(id), system).id).toBe(variant)
  })

  test('the one the user asks for wins, an unknown one does not break', () => {
    expect(pickVariant(guideOf('xiaomi'), { android: 15 }, 'miui12').id).toBe('miui12')
    expect(pickVariant(guideOf('xiaomi'), { android: 15 }, 'miui99').id).toBe('hyperos')
  })

  test('every Android version of every guide finds exactly one', () => {
    for (const guide of guides) {
      for (let android = 5; android <= 20; android++) {
        const fitting = guide.variants.filter(({ match: { android: range } }) =>
          range ? android >= range[0] && android <= range[1] : true,
        )
        expect(fitting.length, `${guide.id} on Android ${android}`).toBe(1)
      }
    }
  })
})

test.for([
  ['other', 'Android'],
  ['samsung', 'One UI'],
  ['oppo', 'ColorOS'],
  ['xiaomi', undefined],
  ['huawei', undefined],
] as const)('the versions of %s share the system %s', ([id, system]) => {
  expect(sharedSystem(guideOf(id).variants)).toBe(system)
})
