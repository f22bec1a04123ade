import { expect, test } from 'vitest'
import { sourceFiles } from '../../test/architecture/sources.ts'
import { ofKit } from './galleryCopies.ts'

// Without copies, the shell's chunks would keep everything that the gallery shows.
test('the gallery copies every component of the kit, and no module with state', () => {
  const components = sourceFiles(/^shared\/.*\/ui\/.*(?<!\.test)\.tsx$/)
  expect(components.length).toBeGreaterThan(30)
  expect(components.filter((file) => !ofKit.test(file))).toEqual([])
  expect(ofKit.test('shared/kit/session/store.ts')).toBe(false)
})
