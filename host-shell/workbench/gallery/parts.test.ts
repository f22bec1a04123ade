import { expect, test } from 'vitest'
import { importsOf, sourceFiles } from '../../../test/architecture/sources.ts'

/** Parts of components, with no use on their own: the gallery shows their components. */
const within = ['dialog/Modal', 'feedback/Drawing', 'text/VisuallyHidden']

test('every component of the kit is in the gallery', () => {
  const shown = new Set(
    sourceFiles(/^host-shell\/workbench\/gallery\/.*\.tsx$/).flatMap((file) =>
      importsOf(file).map(({ to }) => to),
    ),
  )
  // The page itself shows them: toasts at its edge, and the skeleton before each screen, in the document's
  // own styles.
  for (const name of ['Toasts', 'PageSkeleton']) shown.add(`shared/kit/ui/feedback/${name}.tsx`)
  const missing = sourceFiles(/^shared\/kit\/ui\/.*\.tsx$/).filter(
    (file) => !file.endsWith('.test.tsx') && !shown.has(file),
  )
  expect(missing).toEqual(within.map((name) => `shared/kit/ui/${name}.tsx`))
})
