import { expect, test } from 'vitest'
import { translated } from '@companion/shared/texts/languages'
import { glossaryOf, languages, textsOf } from '../texts/catalogues.ts'
import { changedTexts, checkTexts } from '../texts/translations.ts'
import { read, sourceFiles } from './sources.ts'

test.each(translated)('%s has every text, and none with a fault', (lang) => {
  const { missing, surplus, faults } = checkTexts(lang)
  const found = faults.map(({ text, rule, says }) => `${text.file} ${text.key}: ${rule}: ${says}`)
  expect([...missing, ...surplus, ...found]).toEqual([])
})

test('no translation is older than its English: `npm run texts -- draft` or `confirm` says which it is', () => {
  expect(changedTexts()).toEqual([])
})

test('a language that is written has a glossary, in the form of the English one', () => {
  const english = glossaryOf('en')
  expect(languages).toEqual(expect.arrayContaining([...translated]))
  for (const lang of languages)
    expect(Object.keys(glossaryOf(lang).terms), lang).toEqual(Object.keys(english.terms))
})

test('English says what the specification says, word for word (§2, §5)', () => {
  expect(textsOf('en').texts.map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      'Account and Security',
      'Pay',
      'Finish - Pay',
      '6-16 characters combining letters and numbers',
      'Passwords do not match',
      'Please agree and check the User Service Agreement and Privacy Policy!',
      'Mobile phone number cannot be empty',
      'Please enter a valid phone number!',
      'Inconsistent phone numbers',
      'Email cannot be empty',
      'Email format is incorrect!',
      'Mailbox inconsistency',
      'Please enter a valid phone number or email!',
      'Account or password error',
      'No plans available',
    ]),
  )
})

test('whatever writes digits says which: its formatters come from the one place that does', () => {
  const faults = sourceFiles(/^(shared|host-shell|remotes)\/.*(?<!\.test)\.tsx?$/).filter((file) => {
    const text = read(file)
    return (
      /new Intl\.(Number|DateTime|RelativeTime|Duration)Format/.test(text) && !/\bcached(With)?\(/.test(text)
    )
  })
  expect(faults).toEqual([])
})
