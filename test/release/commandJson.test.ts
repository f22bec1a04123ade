import { beforeEach, expect, test } from 'vitest'
import { startTeam, type Team } from './team.ts'

// Third-party programs parse this output. Fields can be added, but removing or changing one breaks the
// programs.
let team: Team
const json = async (line: string): Promise<unknown> => JSON.parse(await team.run(`${line} --json`))

beforeEach(async () => {
  team = await startTeam()
  for (const version of ['1.0.0', '1.1.0']) await team.publishWeather(version)
  await team.run('promote weather@1.0.0-aaaa')
  await team.run(
    'promote weather@1.1.0-aaaa --brand lensmoo --os ios --app ">=3.4" --pct 10 --why "try it" --by ada',
  )
})

test('status --json says who gets what', async () => {
  expect(await json('status')).toEqual({
    channel: 'stable',
    entry: 3,
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
    by: 'ada',
    why: 'try it',
    expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
    expired: false,
    remotes: {
      weather: {
        rules: [
          {
            release: 'weather@1.1.0-aaaa',
            brands: ['lensmoo'],
            systems: ['ios'],
            app: '>=3.4',
            percent: 10,
            paused: false,
          },
          {
            release: 'weather@1.0.0-aaaa',
            brands: null,
            systems: null,
            app: null,
            percent: 100,
            paused: false,
          },
        ],
        fallback: [],
        atOnce: false,
      },
    },
    revoked: [],
    unsigned: [],
    settings: {
      releases: 'off',
      tools: 'off',
      testers: [],
      minimum: {},
      minimumShell: '0.0.0',
      pollSeconds: 300,
    },
  })
  await team.run('keys rotate release:weather')
  expect(await json('status')).toMatchObject({ unsigned: ['weather@1.0.0-aaaa', 'weather@1.1.0-aaaa'] })
})

test('why --json says what a device runs, and why nothing else', async () => {
  expect(await json('why weather --brand sparkpro --os ios --app 3.5.0 --id a --contract none')).toEqual({
    channel: 'stable',
    entry: 3,
    device: { brand: 'sparkpro', system: 'ios', app: '3.5.0', id: 'a', contract: null },
    remotes: {
      weather: {
        runs: 'weather@1.0.0-aaaa',
        candidates: [{ release: 'weather@1.0.0-aaaa', from: 'rule', rule: 'base' }],
        refused: [
          {
            release: 'weather@1.1.0-aaaa',
            from: 'rule',
            rule: expect.any(String) as string,
            why: 'when',
            words: 'meant for others',
          },
        ],
      },
    },
  })
})

test('doctor --json says what is to be mended, and still ends with a refusal', async () => {
  expect(await json('doctor')).toEqual({
    channel: 'stable',
    store: team.store.where,
    url: null,
    ok: true,
    findings: [],
  })
  await team.store.remove('c/stable.json')
  const said: string[] = []
  await expect(team.run('doctor --json', undefined, said)).rejects.toThrow('1 thing to mend')
  expect(JSON.parse(said.join('\n'))).toMatchObject({
    ok: false,
    findings: [{ level: 'error', text: expect.stringContaining('run release repair') as string }],
  })
})
