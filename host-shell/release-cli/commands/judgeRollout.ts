import { countsOf, type StoredHealth } from '@companion/release-protocol/healthNumbers'
import { refOf, type ShortRef } from '@companion/release-protocol/releaseRef'
import { readHead } from '@companion/releases/channelLog'
import { leftOutLines, verdictLines } from '../health/describeHealth.ts'
import { judge, usualDevices, usualLimit, type Verdict } from '../health/judge.ts'
import { openSource, type HealthSource } from '../health/sources.ts'
import { rolloutIn } from '@companion/releases/edits/edit'
import { UsageError, requireOneOf } from '@companion/releases/edits/usageError'
import type { CommandContext } from './context.ts'

/** Opens the source from `--source` or the environment. Default: the collector of `npm start`. */
export const sourceOf = ({ healthSource, healthToken: token, get, now }: CommandContext): HealthSource =>
  openSource(healthSource ?? 'http://localhost:8080', { get, now, token })

/** Parses `--hours`, the period of the numbers in hours. */
export function hoursIn({ flag }: CommandContext): number {
  const hours = Number(flag('hours') ?? 24)
  if (!(hours > 0)) throw new UsageError('--hours takes a number above 0, e.g. --hours 6')
  return hours
}

/** Parses `--pause-at 1%` (or 0.01). Returns the share of devices from 0 to 1. */
function limitIn({ flag }: CommandContext): number {
  const text = flag('pause-at')
  if (text === undefined) return usualLimit
  const limit = /^[\d.]+%$/.test(text) ? Number(text.slice(0, -1)) / 100 : Number(text)
  if (!(limit > 0 && limit < 1))
    throw new UsageError(`--pause-at takes a part of the devices, e.g. 1%, not "${text}"`)
  return limit
}

function leastIn({ flag }: CommandContext): number {
  const least = Number(flag('min-devices') ?? usualDevices)
  if (!(least >= 1)) throw new UsageError('--min-devices takes a number above 0: fewer devices say nothing')
  return least
}

/** Judges a release with the limits of `--pause-at` and `--min-devices`. */
export const judgeRelease = (context: CommandContext, { points }: StoredHealth, short: ShortRef): Verdict =>
  judge(
    countsOf(points).filter(({ release }) => release === short),
    limitIn(context),
    leastIn(context),
  )

/**
 * With `--gate health`, throws if a rollout must not go on: the release is unwell at the current step, or too
 * few devices have tried it. The first step passes, because there are no numbers yet.
 */
export async function refuseUnwell(
  context: CommandContext,
  remote: string | undefined,
  short?: ShortRef,
): Promise<void> {
  const gate = context.flag('gate')
  // Without a remote, the verb itself throws an error about the missing word.
  if (gate === undefined || !remote) return
  requireOneOf(gate, ['health'], 'gate')
  const document = (await readHead(context.store, context.channel))?.document
  const plan = document?.remotes[remote]
  const rollout = plan && rolloutIn(plan)
  if (!rollout || (short !== undefined && rollout.use !== short))
    return context.print('a first step: nothing to judge yet')
  const source = sourceOf(context)
  const stored = await source.read(remote, hoursIn(context))
  context.print(...leftOutLines(stored, source.where))
  const verdict = judgeRelease(context, stored, rollout.use)
  const lines = verdictLines(verdict)
  if (verdict.state !== 'well')
    throw new UsageError(
      `${refOf(remote, rollout.use)} stays at ${rollout.roll.pct} %: ${lines.join('\n  ')}`,
    )
  context.print(...lines)
}
