import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { licenceTexts, type ShippedPackage } from './licences.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'licences-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function installed(
  name: string,
  files: Readonly<Record<string, string>>,
  license: string | undefined = 'MIT',
): ShippedPackage {
  const folder = join(root, name)
  mkdirSync(folder)
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text)
  return { name, version: '1.2.0', license, folder }
}

test('name each package with its version, its licence and the whole text of it', () => {
  const text = licenceTexts([
    installed('a', { LICENSE: 'MIT, by A\r\n\r\nas is\r\n', 'README.md': 'read me' }),
    installed('b', { 'LICENCE.md': 'Apache', NOTICE: 'by B', 'license-checker.js': 'code' }, 'Apache-2.0'),
  ])
  expect(text).toContain('a 1.2.0\nLicence: MIT\n\n[LICENSE]\n\nMIT, by A\n\nas is\n')
  expect(text).toContain('b 1.2.0\nLicence: Apache-2.0\n\n[LICENCE.md]\n\nApache\n\n[NOTICE]\n\nby B\n')
  expect(text).not.toMatch(/read me|code|\r/)
})

test('are refused for a package without a text, even where it has a notice', () => {
  const bare = installed('bare', { 'README.md': 'MIT', NOTICE: 'by C' })
  expect(() => licenceTexts([installed('a', { COPYING: 'a' }), bare])).toThrow(
    /^bare is shipped and has no licence text in .*bare/,
  )
})

test('are refused for an empty text and for a package without a licence', () => {
  expect(() => licenceTexts([installed('hollow', { LICENSE: ' \n' })])).toThrow('LICENSE')
  const unknown = { ...installed('unknown', { LICENSE: 'text' }), license: undefined }
  expect(() => licenceTexts([unknown])).toThrow('no licence')
})

test('come from elsewhere for a known package, while its licence stays', () => {
  const wouter = installed('wouter', {}, 'Unlicense')
  expect(licenceTexts([wouter])).toMatch(/\[https:\/\/unlicense\.org\]\n\nThis is free and unencumbered/)
  expect(() => licenceTexts([{ ...wouter, license: 'MIT' }])).toThrow('no licence text')
})
