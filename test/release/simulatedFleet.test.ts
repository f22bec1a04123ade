import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createBackend, type Backend } from '../mock-api/backend.ts'
import { release } from './command.ts'
import { createFleet, type Phone } from './simulatedFleet.ts'
import { rootOf, startTeam, type Team } from './team.ts'
import { bucketOf } from '../../shared/release-protocol/select.ts'
import { readHead } from '../../host-shell/releases/channelLog.ts'

const [good, next] = ['weather@1.0.0-aaaa', 'weather@1.1.0-aaaa'] as const
const size = 10_000
const minutes = 40

let now = 0
let team: Team
let backend: Backend
let fleet: ReturnType<typeof createFleet>
let visited = 0
let opened = 0
/** Returns whether the new release fails on a phone. */
let failsOn: (phone: Phone) => boolean

const clock = () => now
const head = async () => (await readHead(team.store, 'stable'))!.document

/** The document that the static host serves in this minute. */
let served = ''
const serve = async () => {
  served = new TextDecoder().decode(await team.store.read('c/stable.json'))
}

/** Simulates one minute, in which the next phones open the page. */
async function nextMinute(): Promise<void> {
  await serve()
  const until = Math.min(size, visited + size / minutes)
  for (; visited < until; visited++, opened++) await fleet.visit(fleet.phones[visited]!)
  now += 60_000
}
const get = ((url: string) => backend.app.request(url)) as unknown as typeof fetch
const run = (line: string, said: string[] = []) =>
  release(
    { store: team.store, keysDir: team.keysDir, now: () => new Date(now), wait: nextMinute, get },
    line,
    said,
  )

beforeEach(async () => {
  now = Date.parse('2026-11-22T12:00:00Z')
  visited = opened = 0
  failsOn = () => false
  backend = createBackend({ clock })
  team = await startTeam()
  await team.publishWeather('1.0.0')
  await team.publishWeather('1.1.0')
  await run('promote weather@1.0.0-aaaa')
  const first = await head()
  await run('promote weather@1.1.0-aaaa --pct 10')
  await serve()
  fleet = createFleet({
    size,
    root: await rootOf(team.keysDir),
    first,
    fetchDocument: () => served,
    post: async (signal, body) => {
      const headers = { 'Content-Type': 'application/json' }
      const { status } = await backend.app.request(`/v1/${signal}`, { method: 'POST', body, headers })
      if (status !== 200) throw new Error(`${signal}: ${status}`)
    },
    throws: (ref, phone) => ref === next && failsOn(phone),
    clock,
  })
})
afterEach(() => backend.health.close())

const threePercent = ({ number }: Phone) => bucketOf('a fault of three percent', String(number)) < 0.03
const tried = (phone: Phone) => phone.memory.now.aside[next] !== undefined || phone.ran.includes(next)

describe('a fleet of 10,000 phones', () => {
  test('a release that fails on 3 % of Android 10 at 10 % is paused by itself, and nobody else was touched', async () => {
    failsOn = (phone) => phone.system === 'Android 10' && threePercent(phone)
    const said: string[] = []
    const watched = run('watch weather --pause-at 1% --every 60s --for 2h', said)
    await expect(watched).rejects.toThrow(
      /paused as of entry \d+: weather@1\.1\.0-aaaa fails on \d+ of \d+ devices with Android 10/,
    )
    expect(said.join('\n')).toMatch(
      /Android 10: fails on \d+ of \d+ devices \(.*at least 1\.\d %\); elsewhere on 0 of \d+ devices/,
    )
    const plan = (await head()).remotes['weather']
    expect(plan?.rules[0]).toMatchObject({ use: '1.1.0-aaaa', roll: { pct: 10, paused: true } })

    // All remaining phones visit the page, and then all phones visit it again.
    const before = visited
    expect(before).toBeLessThan(size)
    while (visited < size) await nextMinute()
    expect(fleet.phones.slice(before).filter(tried)).toEqual([])
    const touched = fleet.phones.filter((phone) => phone.memory.now.aside[next])
    expect(touched.length).toBeGreaterThanOrEqual(4)
    expect(touched.every((phone) => failsOn(phone))).toBe(true)
    // Phones on which the new release failed run the previous one on the same page. The other phones stay on
    // the new release.
    expect(touched.every(({ ran }) => ran.join() === good)).toBe(true)
    const keeps = fleet.phones
      .slice(0, before)
      .filter(({ ran }) => ran.includes(next))
      .slice(0, 50)
    for (const phone of keeps) await fleet.visit(phone)
    expect(keeps.every(({ ran }) => ran.join() === [next, next].join())).toBe(true)

    const health = await run('health weather --per system')
    expect(health).toMatch(/rollout of weather@1\.1\.0-aaaa to 10 % \(paused\):\n {2}UNWELL/)
    expect(health).toMatch(
      new RegExp(`1\\.1\\.0-aaaa, Android 10: .*failed on ${touched.length}, rolled back ${touched.length}`),
    )
    expect(health).toMatch(/1\.1\.0-aaaa, Android 12: .*failed on 0, rolled back 0/)
    await expect(run('rollout weather --pct 50 --gate health')).rejects.toThrow('stays at 10 %: UNWELL')
  })

  test('a sound release passes, and goes on to more devices and to everybody', async () => {
    await expect(run('rollout weather --pct 50 --gate health')).rejects.toThrow('too few devices to say')
    const said: string[] = []
    await run('watch weather --pause-at 1% --every 60s --for 15m', said)
    expect(said.at(-1)).toBe('well to the end')
    expect(await run('rollout weather --pct 50 --gate health')).toContain('50 %')
    const from = visited
    while (visited < from + size * 0.2) await nextMinute()
    const share = fleet.phones.slice(from, visited).filter(tried).length / (visited - from)
    expect(share).toBeGreaterThan(0.45)
    expect(share).toBeLessThan(0.55)
    expect(await run('finish weather --gate health')).toContain('everybody')
  })

  test('three phones do not pause it', async () => {
    const inRollout = (phone: Phone) => bucketOf('weather-1.1.0-aaaa', phone.memory.now.id) < 0.1
    const three = new Set(fleet.phones.filter(inRollout).slice(20, 23))
    failsOn = (phone) => three.has(phone)
    await run('watch weather --pause-at 1% --min-devices 10 --every 60s --for 10m')
    expect([...three].every((phone) => phone.memory.now.aside[next])).toBe(true)
    expect((await head()).remotes['weather']?.rules[0]?.roll?.paused).toBeUndefined()
  })
})
