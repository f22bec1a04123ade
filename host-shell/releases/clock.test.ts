import { beforeEach, describe, expect, test } from 'vitest'
import { release } from '../../test/release/command.ts'
import { startTeam, type Team } from '../../test/release/team.ts'
import { readHead } from './channelLog.ts'

const day = 86_400_000
let team: Team
let now = 0
/**
 * The clock of the bucket's server, and the date of the checked-out commit, in milliseconds. Undefined if
 * unavailable.
 */
let served: number | undefined
let committed: number | undefined

const run = (line: string) =>
  release(
    {
      store: { ...team.store, ...(served !== undefined && { servedAt: () => new Date(served!) }) },
      keysDir: team.keysDir,
      now: () => new Date(now),
      committedAt: () => (committed === undefined ? undefined : new Date(committed)),
    },
    line,
  )
const seq = async () => (await readHead(team.store, 'stable'))?.document.seq

beforeEach(async () => {
  now = Date.parse('2026-11-26T12:00:00Z')
  served = committed = undefined
  team = await startTeam()
  await team.publishWeather('1.0.0')
  await team.publishWeather('1.1.0')
})

describe('a clock that cannot be right', () => {
  test('that is behind the newest entry signs nothing until somebody vouches for it', async () => {
    await run('promote weather@1.0.0-aaaa')
    now -= day
    await expect(run('promote weather@1.1.0-aaaa --pct 10')).rejects.toThrow(
      /says 2026-11-25T12:00:00.*entry 2 is of 2026-11-26T12:00:00.*--clock-is-right/s,
    )
    expect(await seq()).toBe(2)
    expect(await run('promote weather@1.1.0-aaaa --pct 10 --clock-is-right')).toContain('entry 3')
  })

  test('that is past all that is signed signs nothing either, where nothing else knows the time', async () => {
    await run('promote weather@1.0.0-aaaa')
    now += 400 * day
    for (const line of ['promote weather@1.1.0-aaaa', 'refresh', 'revoke weather@1.1.0-aaaa --why "wrong"'])
      await expect(run(line)).rejects.toThrow(/entry 2 ran out on 2026-12-10.*--clock-is-right/s)
    expect(await seq()).toBe(2)
    expect(await run('refresh --clock-is-right')).toContain('entry 3')
  })

  test('begins no watch: it could not pause the rollout when that fails', async () => {
    await run('promote weather@1.0.0-aaaa')
    await run('promote weather@1.1.0-aaaa --pct 10')
    now -= day
    await expect(run('watch weather --source http://127.0.0.1:9')).rejects.toThrow('--clock-is-right')
  })

  test('that differs from the bucket’s is refused, and one that agrees needs nobody to vouch', async () => {
    served = now
    await run('promote weather@1.0.0-aaaa')
    for (const off of [400 * day, -day, 3_600_000]) {
      now = served + off
      await expect(run('refresh')).rejects.toThrow('by the answers of')
    }
    served += 30 * day
    now = served + 60_000
    expect(await run('refresh')).toContain('entry 3')
  })

  test('that is behind the commit begins no channel that others read', async () => {
    committed = now + day
    team.store = { ...team.store, remote: true }
    await expect(run('promote weather@1.0.0-aaaa')).rejects.toThrow(
      'commit of this checkout is of 2026-11-27',
    )
    expect(await seq()).toBeUndefined()
    committed = now - 400 * day
    expect(await run('promote weather@1.0.0-aaaa')).toContain('entry 2')
  })
})

describe('doctor', () => {
  const wrongYear = async () => {
    await run('promote weather@1.0.0-aaaa')
    now += 400 * day
    await run('refresh --clock-is-right')
    now -= 400 * day
    await run('refresh --clock-is-right')
  }

  test('names entries whose times cannot be right, and how to end what they are good for', async () => {
    await wrongYear()
    const said: string[] = []
    await expect(
      release({ store: team.store, keysDir: team.keysDir, now: () => new Date(now) }, 'doctor', said),
    ).rejects.toThrow('to mend')
    expect(said.join('\n')).toMatch(
      /! entry 3 is of 2027-12-31T12:00:00.*good until 2028-01-14.*release keys rotate channel/,
    )
    expect(said.join('\n')).toMatch(/remark: entry 4 is of 2026-11-26T12:00:00.*before entry 3/)
  })

  test('finds a channel in order whose keys have changed since an entry with a wrong time', async () => {
    await wrongYear()
    await run('keys rotate channel')
    await run('refresh --accept-earlier-keys --clock-is-right')
    const said = await run('doctor')
    expect(said).toContain('remark: entry 3 is of 2027-12-31')
    expect(said).toContain('is in order')
  })
})
