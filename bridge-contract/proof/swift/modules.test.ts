import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appleModules, askFor, onMainActorByDefault, swiftIn } from './modules.ts'
import { swiftc, withoutSwift, type Workshop } from './swiftc.ts'

const compiler = swiftc()

/** The declarations of WebKit that apps compile against: the condition that selects the stub, and the code's. */
const kits: Readonly<Record<string, { flags: string[]; asked?: [path: string, is: string, other: string] }>> =
  {
    'of Xcode 26': { flags: [], asked: ['samples/ios/Sources/Navigation.swift', '6.2', '6.0'] },
    'of Xcode 16, imported with @preconcurrency': { flags: ['-D', 'PRECONCURRENCY'] },
    'of Xcode 15': {
      flags: ['-D', 'BEFORE_XCODE_16'],
      asked: ['native/swift/CompanionBridge.swift', '6.0', '99'],
    },
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

/** Returns the compiler's errors and warnings. */
const faultsIn = (workshop: Workshop, mode: readonly string[], files: readonly string[]): string =>
  workshop.compile(['-typecheck', '-module-name', 'App', '-parse-as-library', ...mode, ...files])

const title = `the generated Swift and the sample for iOS${compiler ? '' : withoutSwift}`
describe.skipIf(!compiler).each(Object.entries(kits))(
  `${title}, with the WebKit %s`,
  (kit, { flags, asked }) => {
    let workshop: Workshop
    let modules: string[]
    const files = new Map<string, string[]>()
    beforeAll(() => {
      workshop = compiler!.workshop()
      modules = appleModules(workshop, flags)
      for (const folder of parts.sample) files.set(folder, swiftIn(workshop, folder))
      if (asked) askFor(workshop, ...asked)
    })
    afterAll(() => workshop?.remove())

    const complaints = (folders: readonly string[], mode: readonly string[]) =>
      faultsIn(workshop, mode, [...modules, ...folders.flatMap((folder) => files.get(folder) ?? [])])

    for (const [mode, settings] of Object.entries(modes))
      test.each(Object.entries(parts))(`the %s has no error and no warning in ${mode}`, (_part, folders) => {
        expect(complaints(folders, settings)).toBe('')
      })

    test.skipIf(kit === 'of Xcode 15')('a debug build has none with upcoming features', () => {
      expect(complaints(parts.sample, ['-D', 'DEBUG', ...modes['Swift 6'], ...upcoming])).toBe('')
    })
  },
)

/** Code of an app that uses the bridge's data on another thread. */
const offMainActor = `import Foundation
enum Background: Sendable {
    nonisolated static func use(_ data: Data) throws -> String {
        let result = try JSONDecoder().decode(BridgeInfoResult.self, from: data)
        try result.check("$")
        let pair = RefreshSessionResult(accessToken: "a", refreshToken: "b")
        return "\\(result.platform == .ios) \\(pair) \\(CompanionRefusal("CANCELLED").code)"
    }
}
`

const byDefault = `the same in a target on the main actor by default, imitated${compiler ? '' : withoutSwift}`
describe.skipIf(!compiler)(`${byDefault}`, () => {
  let workshop: Workshop
  let all: string[]
  beforeAll(() => {
    workshop = compiler!.workshop()
    all = [...appleModules(workshop), ...parts.sample.flatMap((folder) => swiftIn(workshop, folder))]
    for (const folder of parts.sample) onMainActorByDefault(workshop, folder)
    writeFileSync(join(workshop.folder, 'Background.swift'), offMainActor)
    all.push(join(workshop.inside, 'Background.swift'))
  })
  afterAll(() => workshop?.remove())

  test.each(Object.entries(modes))('it has no error and no warning in %s', (_mode, settings) => {
    expect(faultsIn(workshop, settings, all)).toBe('')
  })
})
