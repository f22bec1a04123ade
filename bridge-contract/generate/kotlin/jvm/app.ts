import { upper } from '../../declared.ts'
import { events, methods } from '../../tree.ts'
import { quoted } from '../declarations.ts'

const asked = methods.filter(({ name }) => name !== 'bridgeInfo')

/** An expression that makes the example of a type. */
const made = (type: string, shape: string, example: unknown) =>
  `${type}.from(Shapes.${shape}.check(Json.parse(${quoted(JSON.stringify(example))})) as Map<*, *>)`

const hostMethods = () =>
  asked.map(({ name, descriptor, docs }) => {
    const params = descriptor.params.t === 'none' ? [] : [`params: ${upper(name)}Params`]
    const type = descriptor.result.t === 'none' ? 'Unit' : `${upper(name)}Result`
    const reply = descriptor.kind === 'notify' ? [] : [`reply: Reply<${type}>`]
    const seen = `seen("${name}", ${params.length ? 'params.toMap()' : 'null'})`
    const result = type === 'Unit' ? '' : made(type, `${name}Result`, docs.result)
    const answer = descriptor.kind === 'notify' ? '' : `; answer(reply) {${result && ` ${result} `}}`
    return `    override fun ${name}(${[...params, ...reply].join(', ')}) { ${seen}${answer} }`
  })

const eventCases = () =>
  events.map(({ name, descriptor }) =>
    descriptor.data.t === 'none'
      ? `        "${name}" -> bridge.${name}()`
      : `        "${name}" -> bridge.${name}(${upper(name)}Data.from(Shapes.${name}Data.check(Json.parse(text)) as Map<*, *>))`,
  )

/** What the compiler needs of Android. */
export const stub = `package android.webkit

@Retention(AnnotationRetention.RUNTIME)
annotation class JavascriptInterface
`

/**
 * An app around the generated classes that does what its standard input says, line by line: it calls annotated methods as
 * the web view would, by name, and prints what it returns (R), evaluates (E) and has seen (S).
 */
export const app = (): string => `package com.companion.bridge

import android.webkit.JavascriptInterface
import java.io.PrintStream

val out = PrintStream(System.\`out\`, true, "UTF-8")
fun say(line: String) = synchronized(out) { out.println(line) }

class App : CompanionHost {
    var mode = "now"
    var page: String? = "https://m.metawatch.example/app?x=|"
    override val allowedHosts = setOf("m.metawatch.example")
    override fun address() = page
    override fun bridgeInfo() = BridgeInfoResult(
        1, CompanionBridge.CONTRACT, "5.2.0", "5200", BridgeInfoResultPlatform.ANDROID, CompanionBridge.METHODS,
        CompanionBridge.EVENTS, state = BridgeInfoResultState(languageChanged = BridgeInfoResultStateLanguageChanged("de</script>")),
    )

    private fun seen(name: String, params: Any?) = say("S " + Json.write(listOf(name, params)))

    private fun <T> answer(reply: Reply<T>, make: () -> T) {
        when {
            mode == "now" -> reply.ok(make())
            mode == "later" -> Thread { reply.ok(make()) }.start()
            mode == "twice" -> say("S " + listOf(reply.ok(make()), reply.ok(make()), reply.refuse("NO")))
            mode == "throw" -> throw IllegalStateException("secret")
            mode != "never" -> reply.refuse(mode)
        }
    }

${hostMethods().join('\n')}
}

fun tell(bridge: CompanionBridge, name: String, text: String) {
    when (name) {
${eventCases().join('\n')}
    }
}

fun invoke(bridge: CompanionBridge, name: String, args: Array<Any>): String {
    val method = bridge.javaClass.methods.firstOrNull {
        it.name == name && it.parameterCount == args.size && it.isAnnotationPresent(JavascriptInterface::class.java)
    } ?: return "missing"
    return method.invoke(bridge, *args) as String
}

fun main() {
    val app = App()
    val bridge = CompanionBridge(app, { say("E " + it) }, "n")
    System.\`in\`.bufferedReader(Charsets.UTF_8).forEachLine { line ->
        val (command, name, text) = line.split(' ', limit = 3)
        val answer = try {
            when (command) {
                "call" -> invoke(bridge, name, arrayOf(text))
                "facts" -> invoke(bridge, name, arrayOf())
                "script" -> bridge.startScript()
                "channel" -> bridge.onMessage(text)
                "event" -> { tell(bridge, name, text); "" }
                "mode" -> { app.mode = text; "" }
                "page" -> { app.page = text.ifEmpty { null }; "" }
                "print" -> RefreshSessionResult("a", "b").toString()
                "wrong" -> try { bridge.safeAreaChanged(SafeAreaChangedData(-1.0, 0.0, 0.0, 0.0)); "sent" } catch (fault: ShapeFault) { fault.path }
                else -> try {
                    Json.write((Shapes.javaClass.getMethod(name).invoke(Shapes) as Shape).check(Json.parse(text)))
                } catch (fault: ShapeFault) { fault.path }
            }
        } catch (error: Throwable) {
            "X " + error
        }
        say("R " + answer)
    }
}
`
