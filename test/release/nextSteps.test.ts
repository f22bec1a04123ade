import { beforeEach, expect, test } from 'vitest'
import { sampleShell, writeRelease } from './sampleRelease.ts'
import { startTeam, type Team } from './team.ts'

let team: Team
const run = (line: string) => team.run(line)
const lastOf = async (verb: string) => (await run(verb)).split('\n').at(-1)!

beforeEach(async () => {
  team = await startTeam()
  for (const version of ['1.0.0', '1.1.0']) await team.publishWeather(version)
  await run('promote weather@1.0.0-aaaa')
})

test('each change says what is next, and how it is taken back', async () => {
  const begun = await run('promote weather@1.1.0-aaaa --pct 10')
  expect(begun).toContain('next: release watch weather --for 2h, then release rollout weather --pct 25')
  expect(begun).toContain('undo: release rollback weather')
  expect(begun).toContain('open pages look every 5 minutes')
  expect(await run('rollout weather --pct 50')).toContain('then release finish weather')
  const paused = await run('pause weather')
  expect(paused).toContain('next: release rollout weather --pct 50')
  expect(paused).toContain('undo: release rollback weather')
  await run('rollout weather --pct 50')
  const finished = await run('finish weather')
  expect(finished).not.toContain('next:')
  expect(finished).toContain('undo: release rollback weather')
  expect(await run('rollback weather')).toContain('undo: release promote weather@1.1.0-aaaa')
  const toBrand = 'promote weather@1.1.0-aaaa --brand lensmoo'
  expect(await run(toBrand)).toContain('undo: release promote weather@1.0.0-aaaa --brand lensmoo')
  await run('promote weather@1.0.0-aaaa --brand lensmoo')
  expect(await run('status')).not.toContain('lensmoo')
  await run('promote weather@1.1.0-aaaa --pct 20 --brand lensmoo')
  expect(await run('rollback weather --now')).toMatch(
    /undo: release promote weather@1\.1\.0-aaaa --pct 20 --brand lensmoo$/m,
  )
})

test('what is said to be next or to take it back can be typed', async () => {
  const typed = (said: string) => /^undo: release (.*)$/m.exec(said)?.[1] ?? ''
  for (const line of ['promote weather@1.1.0-aaaa --pct 10', 'promote weather@1.1.0-aaaa']) {
    const undo = typed(await run(line))
    const back = typed(await run(undo))
    await run(back)
    await run(undo)
  }
  expect(await run('status')).toContain('1.0.0-aaaa         everybody')
})

test('the log says from what to what, and keeps that beside a reason', async () => {
  await run('promote weather@1.1.0-aaaa --pct 10')
  await run('rollout weather --pct 50')
  expect(await lastOf('log')).toMatch(
    /: rollout weather · weather: 1\.1\.0-aaaa 10 %, 1\.0\.0-aaaa everybody → 1\.1\.0-aaaa 50 %, 1\.0\.0-aaaa everybody$/,
  )
  await run('finish weather --why "two quiet days"')
  expect(await lastOf('log')).toMatch(
    /: two quiet days · weather: 1\.1\.0-aaaa 50 %, 1\.0\.0-aaaa everybody → 1\.1\.0-aaaa everybody$/,
  )
  await run('rollback weather')
  expect(await lastOf('log')).toContain('weather: 1.1.0-aaaa everybody → 1.0.0-aaaa everybody')
  await run('refresh --why "daily job"')
  expect(await lastOf('log')).toMatch(/: daily job$/)
})

test('a shell that is taken back leaves the document’s own, and says so', async () => {
  await writeRelease(team.buildDir, sampleShell('1.5.0'))
  await run('publish shell@1.5.0-aaaa')
  await run('promote shell@1.5.0-aaaa')
  expect(await run('rollback shell')).toMatch(/as of entry \d+:\n {2}the document's own +everybody/)
  expect(await lastOf('log')).toContain("shell: 1.5.0-aaaa everybody → the document's own")
})
