/// What this app was built with.
public enum CompanionContract {
    public static let version = "{{version}}"

    public static let methods = [
{{methods}}
    ]

    public static let events = [
{{events}}
    ]

    /// They are acknowledged first: a person takes time.
    static let waitForAPerson: Set<String> = [
{{interactive}}
    ]
}
