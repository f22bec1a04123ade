import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { IntlMessageFormat } from 'intl-messageformat'
import { expect, test } from 'vitest'
import { compileTexts } from './hyphenate.ts'
import { paths } from './paths.ts'

/** Formats a message and replaces its soft hyphens with `|`. */
const read = (message: string, values: Record<string, unknown> = {}, file = 'texts/de.json') =>
  String(
    new IntlMessageFormat(compileTexts({ message }, file)['message'] ?? [], 'de').format(values),
  ).replaceAll('\u00AD', '|')

test.each([
  ['Datenschutzerklärung', 'Datenschutz|erklärung'],
  ['Nutzungsbedingungen', 'Nutzungs|bedingungen'],
  ['Telefonnummer ändern', 'Telefon|nummer ändern'],
  ['Spitznamen ändern', 'Spitznamen ändern'],
  ['Passwort erhalten', 'Passwort erhalten'],
  ['Siehe PowerMaster, dontkillmyapplication.com oder ansprechpartner@example.com', undefined],
])('a long German word breaks at its seam: %s', (text, shown) => {
  expect(read(text)).toBe(shown ?? text)
})

test('words in tags and choices are hyphenated, what is filled in and names are not', () => {
  const tag = (parts: string[]) => `[${parts.join('')}]`
  expect(read('<bestellungslink>Bestellnummer</bestellungslink>', { bestellungslink: tag })).toMatch(
    /^\[Bestell\|nummer\]$/,
  )
  expect(
    read('{bestellnummern, plural, other {# Bestellungen von {bestellername}}}', {
      bestellnummern: 2,
      bestellername: 'Datenschutzerklärung',
    }),
  ).toBe('2 Bestel|lungen von Datenschutzerklärung')
  expect(
    read('{einstellungsart, select, automatisches {Registrierung} other {}}', {
      einstellungsart: 'automatisches',
    }),
  ).toBe('Regis|trierung')
})

test.each(['en', 'zh', 'ar'])('%s words stay as they are written', (lang) => {
  const file = resolve(paths.remotes, 'guidance/texts', `${lang}.json`)
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  expect(JSON.stringify(compileTexts(texts, file))).not.toContain('\u00AD')
})

test('a bad message is named by its key', () => {
  expect(() => compileTexts({ lost: 'Hello {name' }, 'en.json')).toThrow(/^lost: /)
})
