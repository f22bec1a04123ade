import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appleModules, beforeXcode16, swiftIn } from './modules.ts'
import { swiftc, withoutSwift, type Workshop } from './swiftc.ts'

const compiler = swiftc()

/** The declarations of WebKit that apps compile against, with the condition that selects each stub. */
const kits = {
  'since Xcode 16': [],
  'since Xcode 16, with @preconcurrency': ['-D', 'PRECONCURRENCY'],
  'before Xcode 16': ['-D', 'BEFORE_XCODE_16'],
}

/** Compiler settings that apps use. */
const modes = {
  'Swift 5': ['-swift-version', '5'],
  'Swift 5 with all concurrency checks': ['-swift-version', '5', '-strict-concurrency=complete'],
  'Swift 6': ['-swift-version', '6'],
}

/** Features of a later Swift that apps switch on early. */
const upcoming = ['ExistentialAny', 'InternalImportsByDefault'].flatMap((feature) => [
  '-enable-upcoming-feature',
  feature,
])

const generated = ['native/swift', 'generated/swift']
const parts = { 'generated code': generated, sample: [...generated, 'samples/ios/Sources'] }

const title = `the generated Swift and the sample for iOS${compiler ? '' : withoutSwift}`
describe.skipIf(!compiler).each(Object.entries(kits))(`${title}, with the WebKit %s`, (kit, flags) => {
  let workshop: Workshop
  let modules: string[]
  const files = new Map<string, string[]>()
  beforeAll(() => {
    workshop = compiler!.workshop()
    modules = appleModules(workshop, flags)
    for (const folder of parts.sample) files.set(folder, swiftIn(workshop, folder))
    if (kit === 'before Xcode 16') beforeXcode16(workshop)
  })
  afterAll(() => workshop?.remove())

  /** Returns the compiler's errors and warnings. */
  const complaints = (folders: readonly string[], mode: readonly string[]) =>
    workshop.compile([
      ...['-typecheck', '-module-name', 'App', '-parse-as-library', ...mode, ...modules],
      ...folders.flatMap((folder) => files.get(folder) ?? []),
    ])

  for (const [mode, settings] of Object.entries(modes))
    test.each(Object.entries(parts))(`the %s has no error and no warning in ${mode}`, (_part, folders) => {
      expect(complaints(folders, settings)).toBe('')
    })

  test.skipIf(kit === 'before Xcode 16')('a debug build has none with upcoming features', () => {
    expect(complaints(parts.sample, ['-D', 'DEBUG', ...modes['Swift 6'], ...upcoming])).toBe('')
  })
})
