import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { expect, test } from 'vitest'
import { translated } from '@companion/shared/texts/languages'
import { read, sourceFiles } from './sources.ts'

const catalogues = sourceFiles(/texts\/(?:\w+\/)?[a-zA-Z-]+\.json$/)
const folders = [...new Set(catalogues.map((file) => file.replace(/[^/]+$/, '')))]

function argumentsOf(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return []
    const own =
      element.type === TYPE.tag ? [`<${element.value}>`, ...argumentsOf(element.children)] : [element.value]
    const options =
      'options' in element ? Object.values(element.options).flatMap(({ value }) => argumentsOf(value)) : []
    return [...own, ...options]
  })
}
const holes = (message: string) => [...new Set(argumentsOf(parse(message)))].toSorted()

test.each(folders)('%s: every language has every text, with the same holes', (folder) => {
  const english = JSON.parse(read(`${folder}en.json`)) as Record<string, string>
  const others = catalogues.filter(
    (file) => file.startsWith(folder) && !file.slice(folder.length).includes('/'),
  )
  expect(others.map((file) => file.slice(folder.length, -5)).toSorted()).toEqual(translated.toSorted())
  for (const file of others) {
    const texts = JSON.parse(read(file)) as Record<string, string>
    expect(Object.keys(texts).toSorted(), file).toEqual(Object.keys(english).toSorted())
    for (const [key, message] of Object.entries(texts))
      expect(holes(message), `${file} ${key}`).toEqual(holes(english[key] ?? ''))
  }
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
