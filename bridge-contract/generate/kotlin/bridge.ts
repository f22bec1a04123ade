import { contract } from '../../contract.ts'
import type { Method } from '../../schema/define.ts'
import { upper } from '../declared.ts'
import { areas, events, methods, type Entry } from '../tree.ts'
import { shapeOf, dataFiles } from './declarations.ts'

type MethodEntry = Entry<Method>

const paramsOf = ({ name, descriptor }: MethodEntry) =>
  descriptor.params.t === 'none' ? 'Unit' : `${upper(name)}Params`
const resultOf = ({ name, descriptor }: MethodEntry) =>
  descriptor.result.t === 'none' ? 'Unit' : `${upper(name)}Result`
const comment = (text: string) => `    /** ${text.replaceAll('*/', '* /')} */`
const asked = methods.filter(({ name }) => name !== 'bridgeInfo')
const listed = (list: readonly { readonly name: string }[]) =>
  list.map(({ name }) => `            "${name}",`).join('\n')

function hostMethod(entry: MethodEntry): string {
  const { name, descriptor, docs } = entry
  const codes = descriptor.errors?.length ? ` Codes: ${descriptor.errors.join(', ')}.` : ''
  const params = paramsOf(entry) === 'Unit' ? '' : `params: ${paramsOf(entry)}`
  const reply = descriptor.kind === 'notify' ? '' : `reply: Reply<${resultOf(entry)}>`
  return `${comment(docs.doc + codes)}\n    fun ${name}(${[params, reply].filter(Boolean).join(', ')})`
}

/** What the app implements. */
const host =
  (): string => `/** What the app does for the page. Answers may come later and from any thread; the first one counts. */
interface CompanionHost {
    /** The brand's hosts, exactly as in the address. */
    val allowedHosts: Set<String>

    /** The page in front, noted where the web view tells of a navigation: only the main thread may ask for it. */
    fun address(): String?

    /** What this app is and can do; its methods and events are those of this contract. */
    fun bridgeInfo(): BridgeInfoResult

${asked.map(hostMethod).join('\n\n')}
}`

function entry(entry: MethodEntry): string {
  const { name, descriptor } = entry
  const bare = paramsOf(entry) === 'Unit'
  const types = `${paramsOf(entry)}, ${resultOf(entry)}`
  const shape = bare ? 'Shape.Nothing, {}' : `Shapes.${name}Params, { ${paramsOf(entry)}.from(it) }`
  const encode = resultOf(entry) === 'Unit' ? '{ null }' : `{ Shapes.${name}Result.check(it.toMap()) }`
  const given = bare ? [] : ['params']
  const run =
    descriptor.kind === 'notify'
      ? `host.${name}(${given.join('')}); reply.ok(Unit)`
      : `host.${name}(${[...given, 'reply'].join(', ')})`
  return `    @JavascriptInterface
    fun ${name}(message: String): String =
        take<${types}>(message, ${shape}, ${encode}) { ${bare ? '_' : 'params'}, reply -> ${run} }`
}

const entries = (list: readonly MethodEntry[]) => list.map(entry).join('\n\n')

/** The methods of one area, so that no file is too long to be read. */
const calls = (name: string, above: string, list: readonly MethodEntry[]): string =>
  `/** How the page calls: ${list.map((entry) => entry.name).join(', ')}. */
abstract class ${name}Calls(private val host: CompanionHost, page: Page, nonce: String?) : ${above} {
${entries(list)}
}`

const eventCall = ({ name, descriptor, docs }: (typeof events)[number]): string =>
  descriptor.data.t === 'none'
    ? `${comment(docs.doc)}\n    fun ${name}() = send("${name}", null)`
    : `${comment(docs.doc)}\n    fun ${name}(data: ${upper(name)}Data) = send("${name}", Shapes.${name}Data.check(data.toMap()))`

/** Everything the page may be told. */
const eventsClass = (): string => `/** What the app tells the page; from any thread. */
abstract class CompanionEvents(page: Page, nonce: String?) : BridgeRuntime(page, nonce) {
${events.map(eventCall).join('\n\n')}
}`

const called = areas
  .map(({ name, methods: list }) => ({ name, list: list.filter((entry) => entry.name !== 'bridgeInfo') }))
  .filter(({ list }) => list.length)

const bridge = (above: string): string => `import android.webkit.JavascriptInterface

/**
 * Give it to \`addJavascriptInterface(this, "CompanionNative")\` before the first load, or its \`onMessage\` to a listener
 * of \`addWebMessageListener\`.
 */
class CompanionBridge(private val host: CompanionHost, page: Page, nonce: String? = null) : ${above} {
    override fun allowed() = isOf(host.allowedHosts, host.address())

    override fun facts() = Shapes.bridgeInfoResult.check(host.bridgeInfo().toMap()) as Map<*, *>

    @JavascriptInterface
    fun bridgeInfo(): String = Json.write(facts())

    @JavascriptInterface
    fun bridgeInfo(message: String): String =
        take<Unit, BridgeInfoResult>(message, Shape.Nothing, {}, { facts() }) { _, reply -> reply.ok(host.bridgeInfo()) }

    /** One message of a channel; what comes back is to be posted back. */
    fun onMessage(message: String): String = when (methodOf(message)) {
${methods.map(({ name }) => `        "${name}" -> ${name}(message)`).join('\n')}
        else -> unsupported(message)
    }

    companion object {
        const val CONTRACT = "${contract.version}"
        val METHODS = listOf(
${listed(methods)}
        )
        val EVENTS = listOf(
${listed(events)}
        )
    }
}`

const shapes = (): string => `internal object Shapes {
${[
  ...methods.flatMap(({ name, descriptor }) => [
    ...(descriptor.params.t === 'none' ? [] : [`    val ${name}Params = ${shapeOf(descriptor.params)}`]),
    ...(descriptor.result.t === 'none' ? [] : [`    val ${name}Result = ${shapeOf(descriptor.result)}`]),
  ]),
  ...events.flatMap(({ name, descriptor }) =>
    descriptor.data.t === 'none' ? [] : [`    val ${name}Data = ${shapeOf(descriptor.data)}`],
  ),
].join('\n')}
}`

/** The classes of the bridge by their file: each area's calls stand on those before it. */
function bridgeFiles(): readonly (readonly [name: string, text: string])[] {
  const supers = [
    'CompanionEvents(page, nonce)',
    ...called.map(({ name }) => `${name}Calls(host, page, nonce)`),
  ]
  return [
    ['CompanionHost', host()],
    ['CompanionEvents', eventsClass()],
    ...called.map(
      ({ name, list }, at) =>
        [
          `${name}Calls`,
          `import android.webkit.JavascriptInterface\n\n${calls(name, supers[at] ?? '', list)}`,
        ] as const,
    ),
    ['CompanionBridge', bridge(supers.at(-1) ?? '')],
    ['Shapes', shapes()],
  ]
}

const head = `// Generated from the bridge contract ${contract.version}. Change the contract, not this file.
package com.companion.bridge
`

/** The Android side: what the app implements, the bridge it hands to the web view, and what crosses it. */
export const kotlinFiles = (): readonly (readonly [path: string, text: string])[] =>
  [...bridgeFiles(), ...dataFiles()].map(([name, text]) => [`kotlin/${name}.kt`, `${head}\n${text}\n`])
