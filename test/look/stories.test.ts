import { expect, test } from 'vitest'
import { importsOf, sourceFiles } from '../architecture/sources.ts'

/** Parts that have no use on their own. The gallery shows the components that contain them. */
const within = ['dialog/Modal', 'feedback/Drawing', 'text/VisuallyHidden']

test('every component of the kit is in a story', () => {
  const shown = new Set(sourceFiles(/\.stories\.tsx$/).flatMap((file) => importsOf(file).map(({ to }) => to)))
  // Every HTML document shows the skeleton before its screen, in the document's own styles, so it needs no
  // story.
  shown.add('shared/kit/ui/feedback/PageSkeleton.tsx')
  const missing = sourceFiles(/^shared\/kit\/ui\/.*\.tsx$/).filter(
    (file) => !file.endsWith('.test.tsx') && !shown.has(file),
  )
  expect(missing).toEqual(within.map((name) => `shared/kit/ui/${name}.tsx`))
})
