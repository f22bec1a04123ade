import { expect, test } from 'vitest'
import { readFileSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { paths } from '../paths.ts'
import { readBuildSettings, type BuildSettings } from './settings.ts'
import { buildHelp, settings, settingNames } from './settingsTable.ts'

const read = (line: string, env: Record<string, string> = {}): BuildSettings => {
  const given = readBuildSettings(line.split(' ').filter(Boolean), env)
  if (given === 'help') throw new Error('asked for help')
  return given
}

test('without flags the site is that of npm start, for the API of the page’s host, with HSTS', () => {
  expect(read('')).toMatchObject({
    out: paths.site,
    config: { apiBase: '', channel: 'stable' },
    hsts: 63_072_000,
    listen: '8080',
    store: undefined,
    certificate: undefined,
    brotli: true,
  })
})

test('the API has a base for all and bases of brands, by flags, by the environment, by commas', () => {
  const wanted = {
    apiBase: 'https://api.example.org',
    apiBases: { metawatch: 'https://m.example.org/v', lensmoo: '/' },
  }
  const list = 'https://api.example.org,metawatch=https://m.example.org/v,lensmoo=/'
  expect(read(`--api ${list}`).config).toMatchObject(wanted)
  expect(read('', { COMPANION_API_BASE: list }).config).toMatchObject(wanted)
  const flags = '--api https://api.example.org --api=metawatch=https://m.example.org/v --api lensmoo=/'
  expect(read(flags).config).toMatchObject(wanted)
})

test('a flag counts before the environment', () => {
  const env = { COMPANION_HSTS: '60', COMPANION_RELEASE_CHANNEL: 'beta', COMPANION_BROTLI: 'off' }
  expect(read('--hsts 0', env)).toMatchObject({ hsts: 0, config: { channel: 'beta' }, brotli: false })
  expect(read('--worker off', { COMPANION_WORKER: 'on' }).config.worker).toBe(false)
})

test('with a folder as store the site is written there, unless it is told otherwise', () => {
  expect(read('--store releases').out).toBe(resolve('releases'))
  expect(read('--store releases --out other').out).toBe(resolve('other'))
  expect(read('--store s3://bucket/a').out).toBe(paths.site)
})

test.for([
  ['--chanel beta', 'Did you mean --channel?'],
  ['--nothing-like-it 1', "unknown option '--nothing-like-it'"],
  ['site', 'too many arguments'],
  ['--out', 'argument missing'],
  ['--out --hsts', '--out takes a value'],
  ['--hsts soon', '--hsts takes seconds'],
  ['--api example.org', '"example.org" is no base of an API'],
  ['--api metawach=https://a.example', 'did you mean metawatch?'],
  ['--api https://a.example --api https://b.example', 'two bases'],
  ['--origins https://a.example/path', 'is no origin'],
  ['--listen 80.80', '--listen takes a port'],
  ['--certificate a.pem', 'go together'],
  ['--brotli maybe', 'value of --brotli'],
] as const)('%s is refused with what to write instead', ([line, words]) => {
  expect(() => read(line)).toThrow(words)
})

test('the help names every flag with its meaning, its variable and what is usual', () => {
  expect(readBuildSettings(['--help'], {})).toBe('help')
  expect(readBuildSettings(['--out', 'x', '-h'], {})).toBe('help')
  const help = buildHelp().replace(/\s+/g, ' ')
  for (const name of settingNames)
    for (const part of [`--${name}`, settings[name].env, settings[name].does, settings[name].usual])
      expect(help).toContain(part)
})

/** Matches the quoted names of environment variables in our code. */
const variable =
  /'((?:COMPANION|AWS|STANDIN)_[A-Z_0-9]+|PORT|CHROMIUM_PATH|KOTLINC|NATIVE_WEBVIEW|BENCH_[A-Z]+)'/g

test('the table of this folder’s README has every environment variable that the code reads', () => {
  const readme = readFileSync(resolve(paths.root, 'host-shell/build/deploy/README.md'), 'utf8')
  const [, table = ''] = /## Environment variables\n([^]*?)(?:\n## |$)/.exec(readme) ?? []
  const files = ['bridge-contract', 'host-shell', 'test'].flatMap((folder) =>
    readdirSync(resolve(paths.root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ts|mjs)$/.test(file) && !file.includes('node_modules'))
      .map((file) => readFileSync(resolve(paths.root, folder, file), 'utf8')),
  )
  const names = new Set(files.flatMap((text) => [...text.matchAll(variable)].map(([, name = '']) => name)))
  expect(names.size).toBeGreaterThan(15)
  expect([...names].filter((name) => !table.includes(`\`${name}\``))).toEqual([])
})
