import { expect, test } from 'vitest'
import { importsOf, sourceFiles } from '../architecture/sources.ts'

/** Parts of components, with no use on their own: the gallery shows their components. */
const within = ['dialog/Modal', 'feedback/Drawing', 'text/VisuallyHidden']

test('every component of the kit is in a story', () => {
  const shown = new Set(sourceFiles(/\.stories\.tsx$/).flatMap((file) => importsOf(file).map(({ to }) => to)))
  // Each document shows the skeleton before its screen, in its own styles.
  shown.add('shared/kit/ui/feedback/PageSkeleton.tsx')
  const missing = sourceFiles(/^shared\/kit\/ui\/.*\.tsx$/).filter(
    (file) => !file.endsWith('.test.tsx') && !shown.has(file),
  )
  expect(missing).toEqual(within.map((name) => `shared/kit/ui/${name}.tsx`))
})
