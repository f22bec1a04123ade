/// What this app was built with.
public enum CompanionContract {
    public static let version = "{{version}}"

    public static let methods = [
{{methods}}
    ]

    /// No page calls them yet. A host that writes one adds it to the `methods` of its `bridgeInfo`.
    public static let reserved = [
{{reserved}}
    ]

    public static let events = [
{{events}}
    ]

    /// They are acknowledged first: a person takes time.
    static let waitForAPerson: Set<String> = [
{{interactive}}
    ]
}
