import { relative, resolve } from 'node:path'
import { paths } from '../host-shell/build/paths.ts'

/** The fields that are read from Vitest's report (reporter `json`). */
export interface UnitReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      readonly ancestorTitles: readonly string[]
      readonly failureMessages: readonly string[]
      /** Duration in milliseconds. Skipped tests have none. */
      readonly duration?: number
    }[]
  }[]
}

interface Suite {
  readonly file: string
  readonly suites?: readonly Suite[]
  readonly specs: readonly {
    readonly ok: boolean
    readonly title: string
    readonly tests: readonly {
      readonly results: readonly { readonly error?: { readonly message?: string } }[]
    }[]
  }[]
}

/** The fields that are read from Playwright's report (reporter `json`). */
export interface BrowserReport {
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly skipped: number
  }
  readonly suites: readonly Suite[]
}

const second = 'PASSED AT THE SECOND TRY'

/**
 * Formats a failed test in a few lines. They're printed at the end, so that a truncated log still has them.
 */
const failure = (file: string, name: string, why: string, what = 'FAILED'): string =>
  [
    `${what} ${relative(paths.root, resolve(paths.root, file))} › ${name}`,
    ...why
      .split('\n')
      .filter((line) => !line.includes('node_modules'))
      .slice(0, 12),
  ].join('\n    ')

/** Formats the errors thrown outside any unit test. They fail the run. */
export const outsideFailures = (projects: readonly string[], errors: readonly string[]): string[] =>
  errors.map((why) => failure('test', `${projects.join(', ')}, outside of every test`, why))

/** Formats the failed unit tests, and the files that failed before their first test. */
export const unitFailures = ({ testResults }: UnitReport): string[] =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && !tests.length) return [failure(name, 'the file itself', message)]
    return tests.map((test) => failure(name, test.fullName, test.failureMessages.join('\n')))
  })

/** Formats the unit tests that failed once and then passed, with the reason. */
export const unitSecondTries = ({ testResults }: UnitReport): string[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length)
      .map((test) => failure(name, test.fullName, test.failureMessages.join('\n'), second)),
  )

/**
 * Formats the browser tests of a suite that failed at least once. `isOk` selects those that passed in the
 * end.
 */
const suiteFailures = ({ file, specs, suites = [] }: Suite, isOk: boolean): string[] => [
  ...specs
    .filter(({ ok }) => ok === isOk)
    .flatMap(({ title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? []))
      const what = isOk ? second : 'FAILED'
      return errors.length || !isOk ? failure(`test/browser/${file}`, title, errors.join('\n'), what) : []
    }),
  ...suites.flatMap((suite) => suiteFailures(suite, isOk)),
]

/** Formats the failed browser tests. */
export const browserFailures = ({ suites }: BrowserReport): string[] =>
  suites.flatMap((suite) => suiteFailures(suite, false))

/** Formats the browser tests that failed once and then passed. They need fixing, whatever the cause. */
export const browserSecondTries = ({ suites }: BrowserReport): string[] =>
  suites.flatMap((suite) => suiteFailures(suite, true))

/** Returns the skipped unit tests, one line per group. The group's title contains the reason. */
export function skippedGroups({ testResults }: UnitReport): string[] {
  const groups = new Map<string, number>()
  for (const { name, assertionResults } of testResults)
    for (const { status, ancestorTitles, fullName } of assertionResults)
      if (status === 'skipped' || status === 'pending' || status === 'todo') {
        const group = `${relative(paths.root, name)} › ${ancestorTitles[0] ?? fullName}`
        groups.set(group, (groups.get(group) ?? 0) + 1)
      }
  return [...groups].map(([group, count]) => `SKIPPED ${group} (${count})`)
}
