import { expect, test } from 'vitest'
import { read } from '../architecture/sources.ts'
import { languages, textsOf } from './catalogues.ts'
import { filesOf } from './exchange.ts'
import { fileWith } from './writeTexts.ts'
import { readXliff, writeXliff } from './xliff.ts'

const translations = languages.filter((lang) => lang !== 'en')

test.each(translations)('%s comes back from XLIFF as it went', async (lang) => {
  const { texts } = textsOf(lang)
  const back = await readXliff(await writeXliff(lang))
  expect(back.outdated).toEqual([])
  expect(back.texts).toHaveLength(texts.length)
  for (const file of new Set(texts.map((text) => text.file))) {
    const own = back.texts.filter((text) => text.file === file)
    const english = read(file.replace(/[^/]+$/, 'en.json'))
    // Tests each as one text among many, and without an existing file.
    for (const before of [read(file), undefined])
      expect(JSON.parse(fileWith(english, before, own))).toEqual(JSON.parse(read(file)))
  }
})

/** Returns an export with one German text changed, as a translator would. */
const german = writeXliff('de')
const changed = async (from: string | RegExp, to: string): Promise<string> => {
  const before = await german
  const after = before.replace(from, to)
  expect(after).not.toBe(before)
  return after
}

test('holes and tags are elements that a translator moves, and English says what they stand for', async () => {
  const xml = await german
  expect(xml).toContain(
    '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="de">',
  )
  expect(xml).toMatch(/<ph id="\d" equiv="\{app\}"\/>/)
  expect(xml).toMatch(/<pc id="\d" equivStart="&lt;\w+>" equivEnd="&lt;\/\w+>">/)
  const bare = xml.replace(/(<target>[^<]*<ph id="\d") equiv="\{app\}"/, '$1')
  expect(bare).not.toBe(xml)
  expect(filesOf(await readXliff(bare)).size).toBe(0)
})

test('a changed text changes its own file alone', async () => {
  const { texts } = textsOf('de')
  const one = texts.find(({ kind, text }) => kind === 'message' && /^[A-Za-z ]{12,}$/.test(text))!
  const files = filesOf(
    await readXliff(await changed(`<target>${one.text}</target>`, '<target>Anders &amp; neu</target>')),
  )
  expect([...files.keys()]).toEqual([one.file])
  expect(JSON.parse(files.get(one.file)!)).toEqual({
    ...(JSON.parse(read(one.file)) as object),
    [one.key]: 'Anders & neu',
  })
})

test('a text whose English is another by now is left out, and named', async () => {
  const xml = await changed('<source>Weather</source>', '<source>Whether</source>')
  const { outdated } = await readXliff(xml)
  expect(outdated).toEqual([expect.stringMatching(/^remotes:\w+:\S+ \w+$/)])
})

const refused: readonly (readonly [name: string, file: () => Promise<string>, says: RegExp])[] = [
  ['no XML', async () => 'Guten Tag', /^This is no XLIFF/],
  ['half a file', async () => (await german).slice(0, 5000), /^This is no XLIFF/],
  ['an element that does not end', async () => changed('</target>', ''), /^This is no XLIFF/],
  ['an older version', async () => changed('version="2.0"', 'version="1.2"'), /^This is no XLIFF 2/],
  ['another source', async () => changed('srcLang="en"', 'srcLang="de"'), /translated from de/],
  ['an unknown language', async () => changed('trgLang="de"', 'trgLang="tlh"'), /no glossary .* 'tlh'/],
  ['a lost hole', async () => changed(/(<target>[^<]*)<ph [^>]*>/, '$1'), /: holes: has/],
  ['an element of nobody', async () => changed(/(<target>[^<]*)<ph [^>]*>/, '$1<ph id="77"/>'), /element 77/],
  [
    '20,000 elements in each other',
    async () => changed('<unit', `${'<group id="a">'.repeat(20_000)}${'</group>'.repeat(20_000)}<unit`),
    /^This is no XLIFF: its elements are nested too deep$/,
  ],
  [
    'a broken message',
    async () => changed(/(<target>\{\w+, plural,[^<]*)\}/, '$1'),
    /: message: no valid message/,
  ],
]

test.each(refused)('%s is refused with a reason', async (_name, file, says) => {
  await expect(readXliff(await file())).rejects.toThrow(says)
})
