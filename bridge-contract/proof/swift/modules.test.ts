import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appleModules, beforeXcode16, swiftIn } from './modules.ts'
import { swiftc, withoutSwift, type Workshop } from './swiftc.ts'

const compiler = swiftc()

/** Compiler settings that apps use. */
const modes = {
  'Swift 5': ['-swift-version', '5'],
  'Swift 5 with all checks of concurrency': ['-swift-version', '5', '-strict-concurrency=complete'],
  'Swift 6': ['-swift-version', '6'],
  'Swift 6 with `any` written out': ['-swift-version', '6', '-enable-upcoming-feature', 'ExistentialAny'],
}

const title = `the generated Swift and the sample for iOS${compiler ? '' : withoutSwift}`
describe.skipIf(!compiler).each(['before Xcode 16', 'of Xcode 16'])(`${title}, with the WebKit %s`, (sdk) => {
  let workshop: Workshop
  let all: string[]
  beforeAll(() => {
    workshop = compiler!.workshop()
    const isOld = sdk.startsWith('before')
    const modules = appleModules(workshop, isOld ? ['-D', 'BEFORE_XCODE_16'] : [])
    const folders = ['native/swift', 'generated/swift', 'samples/ios/Sources']
    all = [...modules, ...folders.flatMap((folder) => swiftIn(workshop, folder))]
    if (isOld) beforeXcode16(workshop)
  })
  afterAll(() => workshop?.remove())

  test.each(Object.entries(modes))('compile without a word: %s', (_name, mode) => {
    expect(
      workshop.compile(['-typecheck', '-module-name', 'App', '-parse-as-library', ...mode, ...all]),
    ).toBe('')
  })
})
