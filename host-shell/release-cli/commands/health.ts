import { conditionNames } from '@companion/release-protocol/healthNumbers'
import { refOf, type ShortRef } from '@companion/release-protocol/releaseRef'
import { errorLines, leftOutLines, summaries, summaryLines, verdictLines } from '../health/describeHealth.ts'
import type { Verdict } from '../health/judge.ts'
import { planOf, rolloutIn } from '@companion/releases/edits/edit'
import { pause } from '@companion/releases/edits/promote'
import { UsageError, requireOneOf } from '@companion/releases/edits/usageError'
import { shownInLine } from '@companion/releases/edits/shownText'
import { needHead, type CommandContext, type Verb } from './context.ts'
import { hoursIn, judgeRelease, sourceOf } from './judgeRollout.ts'
import { healthFlags, jsonMeaning, releasedNames } from './words.ts'

const seconds: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600 }

/** Parses a duration such as 90, 90s, 15m or 2h. Returns milliseconds. */
function timeIn({ flag }: CommandContext, name: 'for' | 'every', usual: string): number {
  const text = flag(name) ?? usual
  const [, value = '', unit = 's'] = /^(\d+)([smh])?$/.exec(text) ?? []
  const size = seconds[unit]
  if (!size || !Number(value))
    throw new UsageError(`--${name} takes a time such as 90s, 15m or 2h, not "${text}"`)
  return Number(value) * size * 1000
}

const needRemote = ({ words }: CommandContext, verb: string): string => {
  const [remote] = words
  if (!remote) throw new UsageError(`say of which remote, e.g. ${verb} weather`)
  return remote
}

const errorsShown = 10

export const healthVerb: Verb = {
  does: 'shows how the releases of a remote do on the devices that have them',
  takes: '<remote>',
  firstWords: releasedNames,
  flags: {
    per: 'each release apart by system, brand, app or engine',
    ...healthFlags,
    json: jsonMeaning,
  },
  notes: `How many pages have each release, on how many devices it failed, what was rolled back, and the web vitals that
three of four pages keep.`,
  examples: {
    'health weather': 'all releases of the last day',
    'health weather --per system --hours 6': 'each by system, of the last six hours',
    'health weather --source prometheus:https://prom.example --json': 'from elsewhere, for a program',
  },
  async run(context) {
    const { print, flag, has } = context
    const remote = needRemote(context, 'health')
    const { document } = await needHead(context)
    const rollout = rolloutIn(planOf(document, remote))
    const given = flag('per')
    const per = conditionNames.find((name) => name === given)
    if (given !== undefined && !per) requireOneOf(given, conditionNames, 'condition')
    const source = sourceOf(context)
    const stored = await source.read(remote, hoursIn(context))
    const releases = summaries(stored, per)
    const verdict = rollout && judgeRelease(context, stored, rollout.use)
    if (has('json'))
      return print(
        JSON.stringify(
          {
            remote,
            releases,
            rollout: rollout && {
              release: refOf(remote, rollout.use),
              percent: rollout.roll.pct,
              paused: rollout.roll.paused ?? false,
              ...verdict,
            },
            errors: stored.errors,
            leftOut: stored.leftOut ?? 0,
          },
          null,
          2,
        ),
      )
    print(...leftOutLines(stored, source.where))
    if (!releases.length)
      throw new UsageError(`${source.where} knows nothing of ${remote}: no page has reported in that time`)
    print(...releases.flatMap(summaryLines))
    if (rollout && verdict)
      print(
        `rollout of ${refOf(remote, rollout.use)} to ${rollout.roll.pct} %${rollout.roll.paused ? ' (paused)' : ''}:`,
        ...verdictLines(verdict).map((line) => `  ${line}`),
      )
    print(...stored.errors.slice(0, errorsShown).flatMap(errorLines))
  },
}

/** The number of consecutive failed reads after which `watch` gives up. */
const failuresAllowed = 5

async function pauseRollout(
  context: CommandContext,
  remote: string,
  use: ShortRef,
  verdict: Verdict,
): Promise<never> {
  const [worst] = verdict.where
  const why = `${refOf(remote, use)} fails on ${worst ? `${worst.failed} of ${worst.devices} devices with ${shownInLine(worst.value)}` : `${verdict.failed} of ${verdict.devices} devices`}`
  const { seq } = await context.commit(`watch: ${why}`, (before) =>
    // Another rollout can have started since the numbers were read. It must not be paused for this release's
    // failures.
    rolloutIn(planOf(before, remote))?.use === use ? pause(before, remote) : before,
  )
  context.print(...verdictLines(verdict))
  throw new UsageError(
    `paused as of entry ${seq}: ${why}. Devices that run it keep it; take it back: release rollback ${remote}`,
  )
}

/**
 * Returns a function that prints a line only if it differs from the previous one. Otherwise a watch would
 * print the same line every minute.
 */
function sayChanged(print: CommandContext['print']): (line: string) => void {
  let last = ''
  return (line) => {
    if (line && line !== last) print(line)
    last = line
  }
}

export const watchVerb: Verb = {
  does: 'watches a rollout and pauses it when it fails on too many devices',
  takes: '<remote>',
  firstWords: releasedNames,
  flags: {
    ...healthFlags,
    for: 'how long it watches, such as 90s, 15m or 2h (without it)',
    every: 'how often it looks; 60s without it',
  },
  notes: `Looks until the time is over or the rollout is. Pauses it when it is likely (99 %) to fail on more than that
part of the devices, or of those with one system, brand, app or engine; three devices never do that. Ends with an error
when it paused, or when too few devices have tried it, so that a pipeline stops there.`,
  examples: {
    'watch weather --pause-at 1% --for 2h': 'for two hours',
    'watch weather --pause-at 0.5% --min-devices 500': 'stricter, and with more devices to say so',
  },
  async run(context) {
    const { print, now, wait } = context
    const remote = needRemote(context, 'watch')
    const [every, end] = [timeIn(context, 'every', '60s'), now().getTime() + timeIn(context, 'for', '2h')]
    const source = sourceOf(context)
    // Without this check, a wrong clock would only be noticed when the rollout has to be paused.
    context.refuseClock((await needHead(context)).document)
    const [say, warn] = [sayChanged(print), sayChanged(print)]
    let read = now()
    let failures = 0
    for (let looks = 0; ; looks++) {
      const rollout = rolloutIn(planOf((await needHead(context)).document, remote))
      if (!rollout) {
        if (looks) return print(`the rollout of ${remote} is over`)
        throw new UsageError(`${remote} has no rollout in progress: start one with promote … --pct 10`)
      }
      const name = refOf(remote, rollout.use)
      if (rollout.roll.paused) throw new UsageError(`the rollout of ${name} is paused`)
      const isLast = now().getTime() + every > end
      const stored = await source.read(remote, hoursIn(context)).catch((failure: Error) => {
        if (++failures >= failuresAllowed || isLast)
          throw new UsageError(
            `NOT WATCHED since ${read.toISOString()}: ${failure.message}\n` +
              `${name} goes on at ${rollout.roll.pct} % and nobody watches it. Watch again, or stop it: release pause ${remote}`,
          )
        print(`! ${failures} of ${failuresAllowed}: ${remote} is not being watched: ${failure.message}`)
      })
      if (stored) {
        ;[failures, read] = [0, now()]
        leftOutLines(stored, source.where).forEach(warn)
        const verdict = judgeRelease(context, stored, rollout.use)
        if (verdict.state === 'unwell') return pauseRollout(context, remote, rollout.use, verdict)
        const line = `${name} at ${rollout.roll.pct} %: ${verdictLines(verdict).join('; ')}`
        say(line)
        if (isLast && verdict.state === 'well') return print('well to the end')
        if (isLast) throw new UsageError(`${line}: watch longer, or ask for fewer with --min-devices`)
      }
      await wait(every)
    }
  },
}
