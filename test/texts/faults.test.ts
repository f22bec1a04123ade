import { expect, test } from 'vitest'
import { glossaryOf } from './catalogues.ts'
import { categoriesOf, faultsOf } from './faults.ts'

const found = (lang: string, text: string, english = 'Save', key = 'zoom') =>
  faultsOf(
    lang,
    { file: `remotes/account/texts/${lang}.json`, key, text, english, kind: 'message' },
    glossaryOf(lang),
  ).map(({ rule, says }) => `${rule}: ${says}`)

test.each([
  ['de', 'Speichern', 'Save', []],
  ['de', 'Spitzname', 'Nickname', ['forbidden: Spitzname: Nickname']],
  ['de', 'Save', 'Save', ['english: Save']],
  ['it', 'Account', 'Account', []],
  ['fr', 'Open the app with this', 'Open it', ['english: Open the app with this']],
  ['de', 'Für {name', 'For {name}', [expect.stringMatching(/^message: no valid message/)]],
  ['de', 'Für {nam}', 'For {name}', ['holes: has nam, English has name']],
  ['de', '<a>Weiter</a>', 'Next', ['holes: has <a>, English has none']],
  ['ru', '{n, plural, one {#} other {#}}', '{n, plural, other {#}}', ['plural: {n} lacks many, few']],
  ['ja', '{n, plural, other {# 件}}', '{n, plural, one {# code} other {# codes}}', []],
  ['ru', 'Сoхранить', 'Save', ['script: Latin and Cyrillic letters in one word']],
  ['es', 'Guardаr', 'Save', ['script: а of another script']],
  ['zh', '儲存设置', 'Save', ['script: a traditional character']],
  ['zh-TW', '储存', 'Save', ['script: a simplified character']],
  ['zh-TW', '網路設置', 'Save', ['forbidden: 設置: 設定']],
  ['ja', 'Wähle dein Ziel', 'Choose your goal', ['script: no letter of its own']],
  ['fr', 'Das ist die erste Seite und nicht die letzte', 'x', ['foreign: reads like de']],
  ['zh', '打开{app}', 'Open {app}', ['script: no space beside Latin']],
  ['ar', 'حفظ کل', 'Save', ['script: a letter or digit of Persian']],
  ['fr', 'Enregistrer?', 'Save', ['script: no narrow space before ; ! ?']],
  ['ro', 'Salvaţi', 'Save', ['script: a cedilla; Romanian has the comma below']],
  [
    'it',
    "Salva l'immagine...",
    'Save',
    ['script: three dots; write …', 'script: a straight apostrophe, which also quotes in messages; write ’'],
  ],
] as const)('%s: %s', (lang, text, english, faults) => {
  expect(found(lang, text, english)).toEqual(faults)
})

test('a language needs the plurals that counts on a page have', () => {
  expect(categoriesOf('ar').toSorted()).toEqual(['few', 'many', 'one', 'other', 'two', 'zero'])
  // French uses `many` from a million on, and a page has no counts that high.
  expect(categoriesOf('fr').toSorted()).toEqual(['one', 'other'])
  expect(categoriesOf('ja')).toEqual(['other'])
})

test('a button keeps to one line at 320 px', () => {
  expect(found('nl', 'Alle wijzigingen nu meteen opslaan', 'Save', 'save')).toEqual([
    expect.stringMatching(/^long: \d+ px, there are 240$/),
  ])
})
