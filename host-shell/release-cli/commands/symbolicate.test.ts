import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { encode } from '@jridgewell/sourcemap-codec'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { release } from '../../../test/release/command.ts'
import { keepSourceMaps } from '@companion/releases/sourceMaps'
import { folderStore, type Store } from '@companion/releases/stores/store'

let folder: string
let maps: Store
const hero = ['export function Hero() {', '  const sky = look()', '  return sky.colour', '}'].join('\n')
const main = ['start(window)'].join('\n')

const mapOf = (source: string, content: string, column: number, line: number) =>
  JSON.stringify({
    version: 3,
    sources: [`webpack://weather_1_2_0_abcd1234/./${source}`],
    sourcesContent: [content],
    names: [],
    mappings: encode([[[column, 0, line, 2]]]),
  })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'maps-'))
  maps = folderStore(join(folder, 'kept'))
  const builds = {
    'weather@1.2.0-abcd1234': ['area', 'remotes/weather/screens/Hero.tsx', hero, 500, 2],
  } as const
  for (const [name, [file, source, content, column, line]] of Object.entries(builds)) {
    await mkdir(join(folder, file))
    await writeFile(join(folder, file, `${file}.js.map`), mapOf(source, content, column, line))
    await writeFile(join(folder, file, `${file}.js`), '')
    await keepSourceMaps(maps, name, join(folder, file))
  }
  await mkdir(join(folder, 'shell'))
  await writeFile(join(folder, 'shell/main.js.map'), mapOf('host-shell/shell/main.tsx', main, 9, 0))
  await keepSourceMaps(maps, 'shell@1.0.0-0badcafe', join(folder, 'shell'))
  await keepSourceMaps(maps, 'shell@libraries-0badcafe', join(folder, 'shell'))
})
afterAll(() => rm(folder, { recursive: true }))

async function symbolicate(stack: string, of = 'weather@1.2.0-abcd1234') {
  const file = join(folder, 'stack.txt')
  await writeFile(file, stack)
  return release({ store: maps, maps, keysDir: folder }, `symbolicate ${of} ${file}`)
}

test('a stack is read from standard input for "-", as a pipe writes it', async () => {
  const input = async () => 'TypeError: sky is undefined\nZt area.js:1:511'
  const said = await release(
    { store: maps, maps, keysDir: folder, input },
    'symbolicate weather@1.2.0-abcd1234 -',
  )
  expect(said).toContain('remotes/weather/screens/Hero.tsx:3:3')
})

test('a line that is no frame stays as it is, and holds nothing up', async () => {
  const frame = 'Zt area.js:1:511'
  for (const line of ['a'.repeat(64_000), 'http://'.repeat(9_000), `${'a-'.repeat(500)}area.js:1:511`])
    expect(await symbolicate(`${line}\n${frame}`)).toContain(`${line}\n`)
})

test.each([
  ['Chromium', '    at Zt (https://m.example/r/weather/1.2.0-abcd1234/area.js:1:511)'],
  ['WebKit', 'Zt@https://m.example/r/weather/1.2.0-abcd1234/area.js:1:511'],
  ['Firefox, at a second attempt', 'Zt@https://m.example:8443/r/weather/1.2.0-abcd1234/area.js?r=2:1:511'],
  ['a report with file names only', 'Zt area.js:1:511'],
])('a stack of %s is said in the sources', async (_, frame) => {
  const said = await symbolicate(`TypeError: sky is undefined\n${frame}`)
  expect(said).toContain('TypeError: sky is undefined')
  expect(said).toContain('remotes/weather/screens/Hero.tsx:3:3')
  expect(said).toContain('return sky.colour')
  expect(said).not.toContain('area.js')
})

test('a frame of the shell in the same stack is found in the shell', async () => {
  const said = await symbolicate(
    'Zt area.js:1:511\n    at begin (https://m.example/shell/1.0.0-0badcafe/main.js:1:10)\n' +
      '    at lib (https://m.example/shell/libraries-0badcafe/main.js:1:10)',
  )
  expect(said).toContain('remotes/weather/screens/Hero.tsx:3:3')
  expect(said.match(/host-shell\/shell\/main\.tsx:1:3/g)).toHaveLength(2)
})

test('a release without maps says where they are looked for and how to get them', async () => {
  const lost = symbolicate('Zt area.js:1:511', 'weather@9.9.9-00000000')
  await expect(lost).rejects.toThrow(/weather\/9\.9\.9-00000000\/area\.js\.map.*COMPANION_MAP_STORE/)
})

test('a file that holds no stack, and a word that is no release, are refused with an example', async () => {
  await expect(symbolicate('it did not work')).rejects.toThrow(/names no position/)
  await expect(symbolicate('x', 'weather')).rejects.toThrow(/is no release: write e.g./)
})

test('maps that are kept already stay', async () => {
  const other = await mkdtemp(join(folder, 'other-'))
  await writeFile(join(other, 'area.js.map'), '{}')
  await keepSourceMaps(maps, 'weather@1.2.0-abcd1234', other)
  expect(await symbolicate('Zt area.js:1:511')).toContain('Hero.tsx:3:3')
})
