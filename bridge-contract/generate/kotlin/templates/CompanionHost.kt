/** What the app does for the page. Answers may come later and from any thread; the first one counts. */
interface CompanionHost {
    /** The brand's hosts, exactly as in the address. */
    val allowedHosts: Set<String>

    /**
     * Further origins for development: a staging host, a machine in the same network (`http://192.168.1.20:8080`), or
     * `http://metawatch.localhost:8080` for `npm start` after `adb reverse tcp:8080 tcp:8080`. The bridge ignores them
     * unless it's made with `isDebuggable`.
     */
    val debugOrigins: Set<String> get() = emptySet()

    /** The page in front, noted where the web view tells of a navigation: only the main thread may ask for it. */
    fun address(): String?

    /** What this app is and can do; its methods and events are those of this contract. */
    fun bridgeInfo(): BridgeInfoResult

    /** An event that does not fit the contract was not sent. Told once for each event and field; logged by itself. */
    fun eventDropped(event: String, path: String) =
        System.err.println("Companion: the event $event does not fit the contract at $path and was not sent")

{{methods}}
}
