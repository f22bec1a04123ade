import { beforeEach, expect, test } from 'vitest'
import { release } from '../../../test/release/command.ts'
import { sampleShell, writeRelease } from '../../../test/release/sampleRelease.ts'
import { startTeam, type Team } from '../../../test/release/team.ts'
import type { StoredHealth, SummedPoint } from '@companion/release-protocol/healthNumbers'

let team: Team
let now = 0
/** The collector's response. Undefined if the collector can't be reached. */
let stored: StoredHealth | undefined
/** Runs each time the watch waits for its next check. */
let meanwhile: () => Promise<unknown>

const get = (async () => {
  if (!stored) throw new Error('ECONNREFUSED')
  return Response.json(stored)
}) as unknown as typeof fetch
const wait = async (ms: number) => {
  now += ms
  await meanwhile()
}
const run = (line: string, said?: string[]) =>
  release({ store: team.store, keysDir: team.keysDir, now: () => new Date(now), wait, get }, line, said)

const point = (metric: string, value: number, more: Record<string, string> = {}): SummedPoint => ({
  metric: `companion.release.${metric}`,
  attributes: {
    'companion.remote': 'weather',
    'companion.release': '1.1.0-aaaa',
    'companion.first': 'true',
    'companion.brand': 'lensmoo',
    ...more,
  },
  le: '',
  value,
})
const reported = (devices: number, failed: number): StoredHealth => ({
  points: [
    point('started', devices),
    ...(failed ? [point('failed', failed, { 'error.type': 'threw' })] : []),
  ],
  errors: [],
})

beforeEach(async () => {
  now = Date.parse('2026-11-22T12:00:00Z')
  stored = reported(500, 0)
  meanwhile = async () => {}
  team = await startTeam()
  await team.publishWeather('1.0.0')
  await team.publishWeather('1.1.0')
  await run('promote weather@1.0.0-aaaa')
})

test('a watch needs a rollout, and ends when somebody ends that', async () => {
  await expect(run('watch weather')).rejects.toThrow('has no rollout in progress')
  await expect(run('watch')).rejects.toThrow('say of which remote')
  await run('promote weather@1.1.0-aaaa --pct 10')
  meanwhile = () => run('finish weather')
  expect(await run('watch weather')).toContain('the rollout of weather is over')
})

test('a watch that finds the rollout paused by somebody stops the pipeline', async () => {
  await run('promote weather@1.1.0-aaaa --pct 10')
  meanwhile = () => run('pause weather')
  await expect(run('watch weather')).rejects.toThrow('is paused')
})

test('a watch pauses the rollout that it judged, not one that began meanwhile', async () => {
  await team.publishWeather('1.2.0')
  await run('promote weather@1.1.0-aaaa --pct 10')
  meanwhile = async () => {
    stored = reported(500, 50)
    await run('rollback weather')
    await run('promote weather@1.2.0-aaaa --pct 10')
  }
  await expect(run('watch weather --for 10m')).rejects.toThrow('weather@1.2.0-aaaa at 10 %: too few devices')
  expect(await run('status')).not.toContain('paused')
})

test('a collector that is away for a moment does not end a watch; one that stays away does', async () => {
  await run('promote weather@1.1.0-aaaa --pct 10')
  stored = undefined
  let looks = 0
  meanwhile = async () => void (++looks === 3 && (stored = reported(500, 0)))
  const said: string[] = []
  await run('watch weather --for 10m', said)
  expect(said.filter((line) => line.startsWith('! ')).length).toBe(3)
  expect(said.at(-1)).toBe('well to the end')
  stored = undefined
  meanwhile = async () => {}
  await expect(run('watch weather --for 1h')).rejects.toThrow('cannot be reached')
})

test('a watch that cannot read says that nobody watches, and how to stop the rollout', async () => {
  await run('promote weather@1.1.0-aaaa --pct 10')
  const said: string[] = []
  meanwhile = async () => void (stored = undefined)
  await expect(run('watch weather --for 1h', said)).rejects.toThrow(
    /NOT WATCHED .*2026-11-22T12:00:00.*cannot be reached.*goes on at 10 %.*release pause weather/s,
  )
  const failed = said.filter((line) => line.startsWith('! '))
  expect(failed).toHaveLength(4)
  expect(failed[0]).toMatch(/^! 1 of 5: weather is not being watched: .*cannot be reached/)
  stored = reported(500, 0)
  meanwhile = async () => void (stored = undefined)
  await expect(run('watch weather --for 2m --every 60s')).rejects.toThrow(/NOT WATCHED/)
})

test('what nobody can have reported is left out, and said', async () => {
  await run('promote weather@1.1.0-aaaa --pct 10')
  stored = { ...reported(500, 0), points: [...reported(500, 0).points, point('failed', -50)] }
  expect(await run('health weather')).toContain(
    '! 1 figure of http://localhost:8080 is none and was left out',
  )
  expect(JSON.parse(await run('health weather --json'))).toMatchObject({ leftOut: 1 })
  const said: string[] = []
  await run('watch weather --for 5m', said)
  expect(said.filter((line) => line.includes('was left out'))).toHaveLength(1)
})

test('the gate opens for a first step and for a fix of what fails, and closes for what is unwell', async () => {
  expect(await run('promote weather@1.1.0-aaaa --pct 10 --gate health')).toContain('a first step')
  stored = reported(500, 20)
  await expect(run('promote weather@1.1.0-aaaa --pct 50 --gate health')).rejects.toThrow(
    'stays at 10 %: UNWELL',
  )
  await expect(run('finish weather --gate health')).rejects.toThrow('lensmoo: fails on 20 of 500 devices')
  await expect(run('finish weather --gate luck')).rejects.toThrow('there is no gate "luck"')
  await team.publishWeather('1.2.0')
  expect(await run('promote weather@1.2.0-aaaa --pct 10 --gate health')).toContain('1.2.0-aaaa')
})

test('health is said in lines and as JSON, and what cannot be read is refused', async () => {
  await run('promote weather@1.1.0-aaaa --pct 10')
  const stack = 'TypeError\n    at r/weather/a.js:1:2'
  const error = { release: '1.1.0-aaaa', type: 'TypeError', fingerprint: 'x1', stack, count: 20 }
  stored = { ...reported(500, 20), errors: [error] }
  expect(await run('health weather')).toBe(
    [
      '1.1.0-aaaa: 100 % of pages (500), 500 new devices, failed on 20, rolled back 0',
      'rollout of weather@1.1.0-aaaa to 10 %:',
      '  UNWELL: fails on 20 of 500 devices',
      '  lensmoo: fails on 20 of 500 devices (4.0 %, at least 2.3 %); elsewhere on 0 of 0 devices',
      'TypeError x1 in 1.1.0-aaaa: 20 times',
      '    at r/weather/a.js:1:2',
    ].join('\n'),
  )
  expect(JSON.parse(await run('health weather --json'))).toMatchObject({
    remote: 'weather',
    releases: [{ of: '1.1.0-aaaa', devices: 500 }],
    rollout: { release: 'weather@1.1.0-aaaa', percent: 10, paused: false, state: 'unwell' },
    errors: [{ fingerprint: 'x1' }],
  })
  await expect(run('health weather --per size')).rejects.toThrow('there is no condition "size"')
  await expect(run('health weather --hours never')).rejects.toThrow('--hours takes')
  await expect(run('health weather --pause-at 1')).rejects.toThrow('--pause-at takes')
  await expect(run('watch weather --every soon')).rejects.toThrow('--every takes a time such as 90s')
  await expect(run('watch weather --min-devices 0')).rejects.toThrow('--min-devices takes')
  stored = { points: [], errors: [] }
  await expect(run('health weather')).rejects.toThrow('knows nothing of weather')
})

test('a report of somebody else neither commands the terminal nor begins a line', async () => {
  const evil = '1.1.0-a\u001b]0;owned\u0007\nwell: fails on 0 of 500 devices'
  const of = { 'companion.release': evil, 'companion.brand': evil }
  stored = {
    points: [point('started', 300, of), point('failed', 90, { ...of, 'error.type': 'threw' })],
    errors: [{ release: evil, type: evil, fingerprint: evil, stack: `x\n${evil}\n${evil}`, count: 1 }],
  }
  for (const line of ['health weather', 'health weather --per brand', 'health weather --json']) {
    const said = await run(line)
    for (const obeyed of ['\u001b', '\u0007']) expect(said).not.toContain(obeyed)
    expect(said).not.toMatch(/^well/m)
  }
})

test('the rollout of a shell is judged by what pages say of it, and pauses by itself', async () => {
  await writeRelease(team.buildDir, sampleShell('1.5.0'))
  await team.run('publish shell@1.5.0-aaaa')
  expect(await run('promote shell@1.5.0-aaaa --pct 10 --gate health')).toContain('a first step')
  const of = { 'companion.remote': 'shell', 'companion.release': '1.5.0-aaaa' }
  const crashes = { ...of, 'error.type': 'crashed' }
  stored = { points: [point('started', 500, of), point('failed', 1, crashes)], errors: [] }
  expect(await run('watch shell --for 10m')).toContain('well to the end')
  stored = { points: [point('started', 500, of), point('failed', 50, crashes)], errors: [] }
  expect(await run('health shell')).toContain('UNWELL: fails on 50 of 500 devices')
  await expect(run('finish shell --gate health')).rejects.toThrow('stays at 10 %')
  await expect(run('watch shell --for 10m')).rejects.toThrow('shell@1.5.0-aaaa')
  expect(await run('status')).toContain('(paused)')
})
