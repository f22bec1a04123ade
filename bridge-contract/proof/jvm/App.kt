package com.companion.bridge

import android.webkit.JavascriptInterface
import java.io.PrintStream

val out = PrintStream(System.`out`, true, "UTF-8")
fun say(line: String) = synchronized(out) { out.println(line) }

class App : CompanionHost {
    var mode = "now"
    var page: String? = "https://m.metawatch.example/app?x=|"
    override val allowedHosts = setOf("m.metawatch.example")
    override val debugOrigins = setOf("http://192.168.1.20:8080", "https://staging.example:8443/app?x", "http://localhost:80")
    override fun address() = page
    override fun bridgeInfo() = BridgeInfoResult(
        1, CompanionBridge.CONTRACT, "5.2.0", "5200", BridgeInfoResultPlatform.ANDROID, CompanionBridge.METHODS + listOf({{reserved}}),
        CompanionBridge.EVENTS, state = BridgeInfoResultState(languageChanged = BridgeInfoResultStateLanguageChanged("de</script>")),
    )

    override fun eventDropped(event: String, path: String) = seen("eventDropped", listOf(event, path))

    /** What answers once the call has returned. */
    val later = mutableListOf<() -> Unit>()

    private fun seen(name: String, params: Any?) = say("S " + Json.write(listOf(name, params)))

    private fun <T> answer(reply: Reply<T>, make: () -> T) {
        when {
            mode == "now" -> reply.ok(make())
            mode == "later" -> later.add { reply.ok(make()) }
            mode == "twice" -> say("S " + listOf(reply.ok(make()), reply.ok(make()), reply.refuse("NO")))
            mode == "throw" -> throw IllegalStateException("secret")
            mode != "never" -> reply.refuse(mode)
        }
    }

{{methods}}
}

fun tell(bridge: CompanionBridge, name: String, text: String): Boolean = when (name) {
{{events}}
    else -> false
}

fun invoke(bridge: CompanionBridge, name: String, args: Array<Any>): String {
    val method = bridge.javaClass.methods.firstOrNull {
        it.name == name && it.parameterCount == args.size && it.isAnnotationPresent(JavascriptInterface::class.java)
    } ?: return "missing"
    return method.invoke(bridge, *args) as String
}

fun main() {
    val app = App()
    val page = Page { say("E " + it) }
    val bridge = CompanionBridge(app, page, "n")
    val debuggable = CompanionBridge(app, page, "n", isDebuggable = true)
    fun bridgeOf(build: String) = if (build == "debug") debuggable else bridge
    System.`in`.bufferedReader(Charsets.UTF_8).forEachLine { line ->
        val (command, name, text) = line.split(' ', limit = 3)
        val answer = try {
            when (command) {
                "call" -> invoke(bridge, name, arrayOf(text))
                "facts" -> invoke(bridge, name, arrayOf())
                "script" -> bridge.startScript()
                "channel" -> bridge.onMessage(text)
                "event" -> tell(bridge, name, text).toString()
                "mode" -> { app.mode = text; "" }
                "page" -> { app.page = text.ifEmpty { null }; "" }
                "origins" -> bridgeOf(name).origins.joinToString(" ")
                "debugOrigins" -> {
                    val host = object : CompanionHost by app { override val debugOrigins = setOf(text) }
                    CompanionBridge(host, page, "n", name == "debug").origins.toString()
                }
                "ours" -> bridgeOf(name).isOurs(text).toString()
                "debug" -> invoke(debuggable, name, arrayOf(text))
                "print" -> RefreshSessionResult("a", "b").toString()
                "wrong" -> bridge.safeAreaChanged(SafeAreaChangedData(-1.0, 0.0, 0.0, 0.0)).toString()
                else -> try {
                    Json.write((Shapes.javaClass.getMethod(name).invoke(Shapes) as Shape).check(Json.parse(text)))
                } catch (fault: ShapeFault) { fault.path }
            }
        } catch (error: Throwable) {
            "X " + error
        }
        say("R " + answer)
        // Not before: a thread that is quicker than the call would answer by what the call returns.
        app.later.forEach { Thread(it).start() }
        app.later.clear()
    }
}
