import { contract } from '../../contract.ts'
import type { Method } from '../../schema/define.ts'
import { events, methods, upper, type Told } from '../tree.ts'
import { shapeOf, types } from './declarations.ts'

type Tale = Told<Method>

const paramsOf = ({ name, facts }: Tale) => (facts.params.t === 'none' ? 'Unit' : `${upper(name)}Params`)
const resultOf = ({ name, facts }: Tale) => (facts.result.t === 'none' ? 'Unit' : `${upper(name)}Result`)

const comment = (text: string, indent: string) => `${indent}/** ${text.replaceAll('*/', '*\\/')} */`

function hostMethod(tale: Tale): string {
  const { name, facts, words } = tale
  const codes = facts.errors?.length ? ` Codes: ${facts.errors.join(', ')}.` : ''
  const params = paramsOf(tale) === 'Unit' ? '' : `params: ${paramsOf(tale)}`
  const list =
    facts.kind === 'notify' ? params : [params, `reply: Reply<${resultOf(tale)}>`].filter(Boolean).join(', ')
  return `${comment(words.doc + codes, '    ')}\n    fun ${name}(${list})`
}

function entry(tale: Tale): string {
  const { name, facts } = tale
  const bare = paramsOf(tale) === 'Unit'
  const read = bare ? '{}' : `{ ${paramsOf(tale)}.from(it) }`
  const encode = resultOf(tale) === 'Unit' ? '{ null }' : `{ Shapes.${name}Result.check(it.toMap()) }`
  const given = bare ? '' : 'params'
  const params = bare ? '_' : 'params'
  const run =
    facts.kind === 'notify'
      ? `{ ${params}, reply -> host.${name}(${given}); reply.ok(Unit) }`
      : `{ ${params}, reply -> host.${name}(${[given, 'reply'].filter(Boolean).join(', ')}) }`
  const shape = bare ? 'Shape.Nothing' : `Shapes.${name}Params`
  return `    @JavascriptInterface
    fun ${name}(message: String): String =
        take<${paramsOf(tale)}, ${resultOf(tale)}>(message, ${shape}, ${read}, ${encode}) ${run}`
}

const eventCall = ({ name, facts, words }: (typeof events)[number]): string =>
  facts.data.t === 'none'
    ? `${comment(words.doc, '    ')}\n    fun ${name}() = send("${name}", null)`
    : `${comment(words.doc, '    ')}\n    fun ${name}(data: ${upper(name)}Data) = send("${name}", Shapes.${name}Data.check(data.toMap()))`

const shapes = (): string[] => [
  ...methods.flatMap(({ name, facts }) => [
    ...(facts.params.t === 'none' ? [] : [`    val ${name}Params = ${shapeOf(facts.params)}`]),
    ...(facts.result.t === 'none' ? [] : [`    val ${name}Result = ${shapeOf(facts.result)}`]),
  ]),
  ...events.flatMap(({ name, facts }) =>
    facts.data.t === 'none' ? [] : [`    val ${name}Data = ${shapeOf(facts.data)}`],
  ),
]

const asked = methods.filter(({ name }) => name !== 'bridgeInfo')

/** The Android side: what the app implements, and the object it gives to `addJavascriptInterface`. */
export const kotlin = (): string => `package com.companion.bridge

// Generated from the bridge contract ${contract.version}. Change the contract, not this file.

import android.webkit.JavascriptInterface

/** What the app does for the page. Queries may answer later and from any thread; an answer counts once. */
interface CompanionHost {
    /** Whether the page in front may call at all: compare the web view's address with the brand's hosts. */
    fun allowed(): Boolean

    /** What this app is and can do; its methods and events are those of this contract. */
    fun bridgeInfo(): BridgeInfoResult

${asked.map(hostMethod).join('\n\n')}
}

/** Give it to \`addJavascriptInterface(this, "CompanionNative")\`. */
class CompanionJsObject(private val host: CompanionHost, page: Page, nonce: String? = null) : BridgeRuntime(page, nonce) {
    override fun allowed() = host.allowed()

    @JavascriptInterface
    fun bridgeInfo(): String = Json.write(Shapes.bridgeInfoResult.check(host.bridgeInfo().toMap()))

    @JavascriptInterface
    fun bridgeInfo(message: String): String =
        take<Unit, BridgeInfoResult>(message, Shape.Nothing, {}, { Shapes.bridgeInfoResult.check(it.toMap()) }) { _, reply -> reply.ok(host.bridgeInfo()) }

${asked.map(entry).join('\n\n')}

${events.map(eventCall).join('\n\n')}

    companion object {
        const val CONTRACT = "${contract.version}"
        val METHODS = listOf(${methods.map(({ name }) => `"${name}"`).join(', ')})
        val EVENTS = listOf(${events.map(({ name }) => `"${name}"`).join(', ')})
    }
}

internal object Shapes {
${shapes().join('\n')}
}

${types()}
`
