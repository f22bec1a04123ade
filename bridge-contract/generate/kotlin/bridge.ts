import { contract } from '../../contract.ts'
import type { Method } from '../../schema/define.ts'
import { upper } from '../declared.ts'
import { areas, events, methods, type Told } from '../tree.ts'
import { shapeOf } from './shapes.ts'

type Tale = Told<Method>

const paramsOf = ({ name, facts }: Tale) => (facts.params.t === 'none' ? 'Unit' : `${upper(name)}Params`)
const resultOf = ({ name, facts }: Tale) => (facts.result.t === 'none' ? 'Unit' : `${upper(name)}Result`)
const comment = (text: string) => `    /** ${text.replaceAll('*/', '* /')} */`
const asked = methods.filter(({ name }) => name !== 'bridgeInfo')
const listed = (list: readonly { readonly name: string }[]) =>
  list.map(({ name }) => `            "${name}",`).join('\n')

function hostMethod(tale: Tale): string {
  const { name, facts, words } = tale
  const codes = facts.errors?.length ? ` Codes: ${facts.errors.join(', ')}.` : ''
  const params = paramsOf(tale) === 'Unit' ? '' : `params: ${paramsOf(tale)}`
  const reply = facts.kind === 'notify' ? '' : `reply: Reply<${resultOf(tale)}>`
  return `${comment(words.doc + codes)}\n    fun ${name}(${[params, reply].filter(Boolean).join(', ')})`
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

function entry(tale: Tale): string {
  const { name, facts } = tale
  const bare = paramsOf(tale) === 'Unit'
  const types = `${paramsOf(tale)}, ${resultOf(tale)}`
  const shape = bare ? 'Shape.Nothing, {}' : `Shapes.${name}Params, { ${paramsOf(tale)}.from(it) }`
  const encode = resultOf(tale) === 'Unit' ? '{ null }' : `{ Shapes.${name}Result.check(it.toMap()) }`
  const given = bare ? [] : ['params']
  const run =
    facts.kind === 'notify'
      ? `host.${name}(${given.join('')}); reply.ok(Unit)`
      : `host.${name}(${[...given, 'reply'].join(', ')})`
  return `    @JavascriptInterface
    fun ${name}(message: String): String =
        take<${types}>(message, ${shape}, ${encode}) { ${bare ? '_' : 'params'}, reply -> ${run} }`
}

const entries = (list: readonly Tale[]) => list.map(entry).join('\n\n')

/** The methods of one area, so that no file is too long to be read. */
const calls = (name: string, above: string, list: readonly Tale[]): string =>
  `/** How the page calls: ${list.map((tale) => tale.name).join(', ')}. */
abstract class ${name}Calls(private val host: CompanionHost, page: Page, nonce: String?) : ${above} {
${entries(list)}
}`

const eventCall = ({ name, facts, words }: (typeof events)[number]): string =>
  facts.data.t === 'none'
    ? `${comment(words.doc)}\n    fun ${name}() = send("${name}", null)`
    : `${comment(words.doc)}\n    fun ${name}(data: ${upper(name)}Data) = send("${name}", Shapes.${name}Data.check(data.toMap()))`

/** Everything the page may be told. */
const news = (): string => `/** What the app tells the page; from any thread. */
abstract class CompanionEvents(page: Page, nonce: String?) : BridgeRuntime(page, nonce) {
${events.map(eventCall).join('\n\n')}
}`

const called = areas
  .map(({ name, methods: list }) => ({ name, list: list.filter((tale) => tale.name !== 'bridgeInfo') }))
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
  ...methods.flatMap(({ name, facts }) => [
    ...(facts.params.t === 'none' ? [] : [`    val ${name}Params = ${shapeOf(facts.params)}`]),
    ...(facts.result.t === 'none' ? [] : [`    val ${name}Result = ${shapeOf(facts.result)}`]),
  ]),
  ...events.flatMap(({ name, facts }) =>
    facts.data.t === 'none' ? [] : [`    val ${name}Data = ${shapeOf(facts.data)}`],
  ),
].join('\n')}
}`

/** The classes of the bridge by their file: each area's calls stand on those before it. */
export function bridgeFiles(): readonly (readonly [name: string, text: string])[] {
  const supers = [
    'CompanionEvents(page, nonce)',
    ...called.map(({ name }) => `${name}Calls(host, page, nonce)`),
  ]
  return [
    ['CompanionHost', host()],
    ['CompanionEvents', news()],
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
