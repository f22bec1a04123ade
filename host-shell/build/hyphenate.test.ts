import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { longTexts, hyphenateJson, hyphenateWords } from './hyphenate.ts'
import { paths } from './paths.ts'
import { titlesOf } from './releaseFile.ts'
import { manifestOf } from './remotes.ts'

const guidance = resolve(paths.remotes, 'guidance/model')
const asShown = (file: string) =>
  JSON.parse(hyphenateJson(readFileSync(resolve(guidance, file), 'utf8'), file))

test('German articles, legal documents and menu names break at their syllables, what the page reads by stays', () => {
  const files = [
    'help/articles/de.json',
    'legal/privacy/1.0/de.json',
    'legal/terms/1.0/de.json',
    'guides/labels/de.json',
  ]
  for (const file of files) {
    expect(longTexts.test(resolve(guidance, file)), file).toBe(true)
    expect(JSON.stringify(asShown(file)), file).toContain('\u00AD')
  }
  const { articles } = asShown('help/articles/de.json')
  const notifications = articles.find(({ id }: { id: string }) => id === 'notifications')
  expect(notifications.title).toContain('Benach\u00ADrich\u00ADti\u00ADgungen')
  expect(
    JSON.stringify(
      articles.map(({ id, topic, route, keywords }: Record<string, string>) => [id, topic, route, keywords]),
    ),
  ).not.toContain('\u00AD')
})

test('catalogues of messages and texts in other languages are not among them', () => {
  for (const file of ['guides/texts/de.json', '../texts/de.json', 'help/articles/en.json'])
    expect(longTexts.test(resolve(guidance, file)), file).toBe(false)
})

test('a placeholder keeps its name', () => {
  expect(hyphenateJson('{"body":"{datenschutzbeauftragter} und Datenschutzbeauftragter"}', 'de.json')).toBe(
    '{"body":"{datenschutzbeauftragter} und Datenschutz\u00ADbeauf\u00ADtragter"}',
  )
})

test.each([
  ['Nutzungsbedingungen', 'Nutzungs\u00ADbedingungen'],
  ['Telefoneinstellungen', 'Telefon\u00ADeinstel\u00ADlungen'],
  ['Bestätigungscodes', 'Bestätigungs\u00ADcodes'],
  ['Einstellungen', 'Einstel\u00ADlungen'],
  ['Bestätigung', 'Bestätigung'],
  ['Datenverlust', 'Daten\u00ADverlust'],
  ['E-Mail-Adresse', 'E-\u2060Mail-Adresse'],
  ['uneingeschränkten', 'unein\u00ADge\u00ADschränkten'],
])(
  '%s breaks between the parts of the compound, a long word without a part between its syllables',
  (word, broken) => {
    expect(hyphenateWords(word, 'de')).toBe(broken)
  },
)

test('titles of the menu break at their seams, English and Chinese ones stay', async () => {
  const { de, nl, en, zh, ja } = titlesOf('account', await manifestOf('account'))
  expect(de?.['uploadPhone']).toBe('Telefon\u00ADnummer ändern')
  expect(nl?.['uploadPhone']).toContain('\u00AD')
  expect(JSON.stringify([en, zh, ja])).not.toContain('\u00AD')
})
