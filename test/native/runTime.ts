import type { UnitReport } from '../failures.ts'

/** Usual maximum for an engine on an otherwise idle machine, in seconds. */
const usual = 60

/**
 * Returns each engine's test duration from a run's report. The duration is only logged, because a busy
 * machine is slow, not broken.
 */
export function engineTimes({ testResults }: UnitReport): string[] {
  const times = new Map<string, number>()
  const ofEngines = testResults.filter(({ name }) => name.endsWith('native/engines.test.ts'))
  for (const { ancestorTitles, duration } of ofEngines.flatMap((file) => file.assertionResults))
    if (duration !== undefined)
      times.set(ancestorTitles[0] ?? '', (times.get(ancestorTitles[0] ?? '') ?? 0) + duration / 1000)
  return Array.from(times, ([engine, seconds]) => {
    const note = seconds > usual ? `, MORE THAN THE ${usual} S that it takes on an idle machine` : ''
    return `ENGINE ${engine}: ${seconds.toFixed(0)} s${note}`
  })
}
