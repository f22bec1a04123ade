import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kotlinc } from '../proof/jvm/machine.ts'
import { writeAppCode } from './appCode.ts'
import { signature } from './kotlin/bridge.ts'
import { events, methods } from './tree.ts'

const compiler = kotlinc()
const missing = compiler
  ? ''
  : ': `npm ci --prefix bridge-contract/proof/compilers` installs it; it needs Java'
const stubs = fileURLToPath(new URL('../proof/jvm/stubs/JavascriptInterface.kt', import.meta.url))

/** An app that writes every method and sends every event. It finds each type that isn't public. */
const app = `import com.companion.bridge.*

class Everything : CompanionHost {
    override val allowedHosts = setOf<String>()
    override fun address(): String? = null
    override fun bridgeInfo() = BridgeInfoResult(
        wire = 1, contract = CompanionBridge.CONTRACT, app = "1", build = "1", platform = BridgeInfoResultPlatform.ANDROID,
        methods = CompanionBridge.METHODS, events = CompanionBridge.EVENTS,
    )
${methods
  .filter(({ name }) => name !== 'bridgeInfo')
  .map((entry) => {
    const older = entry.docs.deprecated ? '@Deprecated("By the contract.") ' : ''
    return `    ${older}override ${signature(entry)} {${entry.descriptor.kind === 'notify' ? '' : ' reply.refuse("CANCELLED") '}}`
  })
  .join('\n')}
}

class Sender(private val bridge: CompanionBridge) {
${events
  .map(({ name, payloads: [data] }) =>
    data
      ? `    fun ${name}(data: ${data.type}) = bridge.${name}(data)`
      : `    fun ${name}() = bridge.${name}()`,
  )
  .join('\n')}
}
`

describe.skipIf(!compiler)(`the Kotlin package${missing}`, () => {
  let folder = ''
  /** Compiles against the package and throws the compiler's output. Warnings are errors. */
  const compile = (to: string, sources: readonly string[], against: readonly string[] = []) => {
    const paths = against.length ? ['-cp', against.join(':')] : []
    execFileSync('bash', [compiler ?? '', '-Werror', ...paths, ...sources, '-d', join(folder, to)], {
      stdio: 'pipe',
    })
  }
  const compileApp = (name: string, text: string) => {
    writeFileSync(join(folder, `${name}.kt`), text)
    compile(`${name}.jar`, [join(folder, `${name}.kt`)], [join(folder, 'bridge.jar')])
  }

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'companion-kotlin-'))
    writeAppCode(folder, 'kotlin')
    compile('bridge.jar', [join(folder, 'kotlin/src/main/kotlin'), stubs])
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('is all that an app needs, warnings counting as errors', () => {
    expect(() => compileApp('Everything', app)).not.toThrow()
  })

  test('warns an app that writes a deprecated method, and keeps shapes to itself', () => {
    const older = app.replace('@Deprecated("By the contract.") ', '')
    expect(() => compileApp('Older', older)).toThrow('overrides a deprecated member')
    const hidden = 'val shape = com.companion.bridge.Shapes.payParams'
    expect(() => compileApp('Hidden', hidden)).toThrow("cannot access 'object Shapes : Any'")
  })
})
