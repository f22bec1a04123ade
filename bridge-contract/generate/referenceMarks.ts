import { marks } from '../marks.ts'
import { table } from './table.ts'

/** Returns the reference's section about the page's performance marks. */
export const referenceMarks = (): string =>
  [
    '## Performance marks of the page',
    'The page sets these marks with `performance.mark`. An Android app gets them from `onPerformanceMarkMillis` of `androidx.webkit.NavigationListener`. Every app can read them with `performance.getEntriesByType("mark")`. On a prerendered page, the times of marks count from the start of prerendering: subtract `performance.getEntriesByType("navigation")[0].activationStart`.',
    table(
      ['mark', 'when'],
      Object.entries(marks).map(([name, when]) => [`\`${name}\``, when]),
    ),
  ].join('\n\n')
