import { expect, test } from 'vitest'
import { overviewOf } from './overviewRows.ts'
import type { ChannelReport } from './readReport.ts'

const point = (hoursAgo: number, pages: number) => ({ hoursAgo, pages, devices: pages, failedDevices: 0 })

test('each remote’s releases come with the largest share first, and those with conditions last', () => {
  const channel = {
    document: {
      remotes: {
        weather: { rules: [{ use: '1.2.0-c' }, { use: '1.1.0-b' }, { use: '1.0.0-a' }] },
        pay: { rules: [] },
      },
    },
    history: {
      weather: [
        { at: '', shares: [{ ref: 'weather@1.0.0-a', part: 1 }] },
        {
          at: '',
          shares: [
            { ref: 'weather@1.1.0-b', part: 0.1 },
            { ref: 'weather@1.0.0-a', part: 0.9 },
          ],
        },
      ],
      pay: [{ at: '', shares: [{ ref: undefined, part: 1 }] }],
    },
  } as unknown as ChannelReport
  const health = {
    weather: {
      releases: [],
      verdicts: {},
      failing: [],
      course: {
        '1.0.0-a': [point(20, 0), point(4, 30), point(0, 10)],
        '1.1.0-b': [point(20, 0), point(4, 10), point(0, 30)],
      },
    },
  }
  const rows = overviewOf(channel, { health })
  expect(rows.map(({ remote, release, part }) => [remote, release, part])).toEqual([
    ['weather', '1.0.0-a', 0.9],
    ['weather', '1.1.0-b', 0.1],
    ['weather', '1.2.0-c', undefined],
    ['pay', undefined, 1],
  ])
  expect(rows.map(({ pages }) => pages)).toEqual([[0.75, 0.25], [0.25, 0.75], [], []])
})
