import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appleModules } from '../proof/swift/modules.ts'
import { swiftc, withoutSwift, type Workshop } from '../proof/swift/swiftc.ts'
import { writeAppCode } from './appCode.ts'
import { askedOfSwift, signature } from './swift/swift.ts'
import { events } from './tree.ts'

const compiler = swiftc()

/** An app that writes every method and sends every event. It finds each type that isn't public. */
const app = `import CompanionBridge
import WebKit

final class Everything: CompanionHost {
    let allowedHosts: Set<String> = []
    func bridgeInfo() -> BridgeInfoResult {
        BridgeInfoResult(wire: 1, contract: CompanionContract.version, app: "1", build: "1", platform: .ios,
                         methods: CompanionContract.methods, events: CompanionContract.events)
    }
${askedOfSwift
  .filter(({ name }) => name !== 'bridgeInfo')
  .map((entry) => `    ${signature(entry)} { throw CompanionRefusal("CANCELLED") }`)
  .join('\n')}
}

@MainActor
struct Sender {
    let bridge = CompanionBridge(host: Everything())
${events
  .map(({ name, payloads: [data] }) =>
    data
      ? `    func ${name}(_ data: ${data.type}) -> Bool { bridge.${name}(data) }`
      : `    func ${name}() -> Bool { bridge.${name}() }`,
  )
  .join('\n')}
}
`

describe.skipIf(!compiler)(`the Swift package${compiler ? '' : withoutSwift}`, () => {
  let workshop: Workshop
  let modules: string[]
  const inside = (path: string) => join(workshop.inside, path)
  const typecheck = (file: string, text: string) => {
    writeFileSync(join(workshop.folder, file), text)
    const mode = ['-typecheck', '-module-name', 'App', '-parse-as-library', '-swift-version', '6']
    return workshop.compile([...mode, ...modules, inside(file)])
  }

  beforeAll(() => {
    workshop = compiler!.workshop()
    writeAppCode(workshop.folder, 'swift')
    modules = appleModules(workshop)
    const sources = 'swift/Sources/CompanionBridge'
    const files = readdirSync(join(workshop.folder, sources), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.swift'))
      .map((path) => inside(join(sources, path)))
    const module = ['-emit-module', '-module-name', 'CompanionBridge', '-parse-as-library', '-o']
    expect(workshop.compile([...module, inside('CompanionBridge.swiftmodule'), ...modules, ...files])).toBe(
      '',
    )
  })
  afterAll(() => workshop?.remove())

  test('is a package of one library', () => {
    const dump = workshop.run('swift', ['package', '--package-path', inside('swift'), 'dump-package'])
    expect(JSON.parse(dump)).toMatchObject({
      name: 'CompanionBridge',
      platforms: [{ platformName: 'ios', version: '14.0' }],
      products: [{ name: 'CompanionBridge', targets: ['CompanionBridge'] }],
      targets: [{ name: 'CompanionBridge' }],
    })
  })

  test('is all that an app needs, without a warning', () => {
    expect(typecheck('Everything.swift', app)).toBe('')
  })

  test('warns about a deprecated method and keeps its own types to itself', () => {
    const call = (text: string) =>
      `import CompanionBridge\n@MainActor func call(_ host: any CompanionHost) async throws { ${text} }`
    expect(typecheck('Older.swift', call('try await host.goBack()'))).toContain(
      "warning: 'goBack()' is deprecated: Since 1.2.0: use closePage.",
    )
    expect(typecheck('Hidden.swift', call('_ = Envelope(1)'))).toContain("cannot find 'Envelope'")
  })
})
