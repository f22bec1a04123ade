import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { paths } from '@companion/build/paths'
import { flagShapes } from './flags.ts'
import { helpOf, readSettings } from './program.ts'
import { verbs } from './verbs.ts'

const read = (...args: string[]) => readSettings(args, {})

test('a flag that a verb does not have is refused, with the one that was probably meant', () => {
  expect(() => read('promote', 'weather@1.0.0-aaaa', '--brnad', 'lensmoo')).toThrow('Did you mean --brand?')
  expect(() => read('doctor', '--ulr', 'https://m.example/')).toThrow('Did you mean --url?')
  // If the flag were ignored, the release would be rolled back for everybody.
  expect(() => read('rollback', 'weather', '--brand', 'lensmoo')).toThrow("unknown option '--brand'")
  expect(() => read('rollback', 'weather', '--brand', 'lensmoo')).toThrow('release rollback --help')
  expect(() => read('--pct', '10', 'promote')).toThrow('write the verb first: release promote … --pct …')
  expect(() => read('--pcd')).toThrow("unknown option '--pcd'")
})

test.each([
  ['promote weather@1.0.0-aaaa pay@1.0.0-aaaa', 'pay@1.0.0-aaaa', 'promote <remote>@<version>-<build>'],
  ['rollback weather pay guidance', 'pay guidance', 'rollback [<remote>]'],
  ['pause weather --why the chart is empty', 'chart is empty', 'pause <remote> or'],
  ['status weather', 'weather', 'status'],
  ['refresh weather', 'weather', 'refresh'],
  ['symbolicate weather@1.0.0-aaaa a.txt b.txt', 'b.txt', 'symbolicate'],
  ['testers add ada bob', 'bob', 'testers'],
  ['completion bash zsh', 'zsh', 'completion <bash or zsh>'],
])('%s: a word too many is refused', (line, surplus, written) => {
  expect(() => read(...line.split(' '))).toThrow(`too many words: ${surplus}\nwrite release ${written}`)
})

test('verbs for several things take several', () => {
  for (const line of ['publish a b c', 'resign a b', 'why a b', 'keys apply a b c'])
    expect(read(...line.split(' ')).words).toEqual(line.split(' ').slice(1))
})

test('a flag without its value is refused', () => {
  expect(() => read('rollout', 'weather', '--pct')).toThrow("'--pct <percent>' argument missing")
})

test('flags stand anywhere after the verb, those of every verb also before it', () => {
  const settings = read('--store', 'a', 'promote', '--pct=10', 'weather@1.0.0-aaaa', '--by', 'ada', '--now')
  expect(settings).toMatchObject({
    verb: 'promote',
    words: ['weather@1.0.0-aaaa'],
    storeAddress: 'a',
    by: 'ada',
  })
  expect([settings.flag('pct'), settings.has('now'), settings.has('force')]).toEqual(['10', true, false])
  expect(settings.flag('now')).toBeUndefined()
})

test('a flag for several things may be repeated; of another one the last counts', () => {
  const { flag } = read('promote', 'x', '--brand', 'a', '--brand', 'b,c', '--pct', '5', '--pct', '6')
  expect([flag('brand'), flag('pct')]).toEqual(['a,b,c', '6'])
  expect(read('gc', '--no-pages').has('no-pages')).toBe(true)
  expect(read('gc').has('no-pages')).toBe(false)
})

test('the environment gives what is not typed', () => {
  const env = {
    COMPANION_RELEASE_STORE: 's3://b/p',
    COMPANION_RELEASE_CHANNEL: 'beta',
    COMPANION_RELEASE_BY: 'ci',
  }
  expect(readSettings(['status'], env)).toMatchObject({ storeAddress: 's3://b/p', channel: 'beta', by: 'ci' })
  expect(readSettings(['status', '--channel', 'x'], env).channel).toBe('x')
  expect(readSettings(['status'], { COMPANION_RELEASE_CHANNEL: '' }).channel).toBe('stable')
})

test('a word that is no verb arrives as it is', () => {
  expect(read('promot', '--pct', '10').verb).toBe('promot')
  expect(read().verb).toBeUndefined()
  expect(read('constructor').verb).toBe('constructor')
})

test.each(Object.keys(verbs))(
  'help of %s: each flag with its meaning, examples that can be typed',
  (name) => {
    const help = helpOf(name)!
    const { flags = {}, examples } = verbs[name]!
    for (const [flag, means] of Object.entries(flags)) {
      expect(help).toContain(`--${flag}`)
      expect(help.replace(/\s+/g, ' ')).toContain(means)
    }
    expect(Object.keys(examples)).not.toEqual([])
    for (const line of Object.keys(examples)) {
      const words = line.match(/"[^"]*"|\S+/g)!.map((word) => word.replace(/"/g, ''))
      expect(read(...words.slice(0, words.includes('>') ? words.indexOf('>') : undefined)).verb).toBe(name)
    }
  },
)

test('every flag belongs to a verb', () => {
  const used = new Set(Object.keys(verbs).flatMap((name) => helpOf(name)!.match(/--[a-z-]+/g) ?? []))
  expect(Object.keys(flagShapes).filter((name) => !used.has(`--${name}`))).toEqual([])
})

/** Runs the command as a process. Returns its exit code, stdout and stderr. */
function typed(...args: string[]): { status: number; out: string; err: string } {
  try {
    const cli = `${import.meta.dirname}/cli.ts`
    const how = { cwd: paths.root, encoding: 'utf8', stdio: 'pipe' } as const
    return { status: 0, out: execFileSync(process.execPath, ['--import', 'tsx', cli, ...args], how), err: '' }
  } catch (failure) {
    const { status, stdout, stderr } = failure as { status: number; stdout: string; stderr: string }
    return { status, out: stdout, err: stderr }
  }
}

test('what is typed or refused writes nothing into the terminal but text', () => {
  const { err } = typed('pro\u001b]0;owned\u0007', 'x')
  expect(err).toContain('there is no verb "pro\\u001b]0;owned\\u0007"')
})

test('the command says its verbs, helps with one, and ends with 1 where it refuses', () => {
  expect(typed()).toMatchObject({ status: 0, out: expect.stringContaining('  promote ') as string })
  expect(typed('promote', '--help').out).toContain('--pct <percent>')
  expect(typed('help', 'gc').out).toContain('--min-age <days>')
  expect(typed('promot')).toMatchObject({
    status: 1,
    out: '',
    err: expect.stringMatching(
      /^there is no verb "promot": did you mean promote\?\n\nnpm run release/,
    ) as string,
  })
  expect(typed('status', '--jsno')).toMatchObject({
    status: 1,
    err: "unknown option '--jsno'\n(Did you mean --json?)\nrelease status --help says what there is\n",
  })
})
