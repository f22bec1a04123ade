import { expect, test } from 'vitest'
import type { UnitReport } from '../failures.ts'
import { engineTimes } from './runTime.ts'

const ran = (engine: string, duration?: number) => ({
  status: duration === undefined ? 'skipped' : 'passed',
  fullName: engine,
  ancestorTitles: [engine],
  failureMessages: [],
  ...(duration !== undefined && { duration }),
})

test('the seconds of each engine are those of its tests, and more than a minute is named', () => {
  const file = (name: string, tests: ReturnType<typeof ran>[]) => ({
    name,
    status: 'passed',
    message: '',
    assertionResults: tests,
  })
  const report: UnitReport = {
    numPassedTests: 4,
    numFailedTests: 0,
    testResults: [
      file('/x/test/native/engines.test.ts', [
        ran('WPE', 30_000),
        ran('WPE', 31_000),
        ran('Qt', 3_400),
        ran('Off'),
      ]),
      file('/x/test/native/image.test.ts', [ran('an image', 70_000)]),
    ],
  }
  expect(engineTimes(report)).toEqual([
    'ENGINE WPE: 61 s, MORE THAN THE 60 S that it takes on an idle machine',
    'ENGINE Qt: 3 s',
  ])
})
