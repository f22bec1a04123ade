// Generated from the bridge contract 1.2.0. Change the contract, not this file.

public struct ClosePageParams: Checked {
    public var result: String?

    public init(result: String? = nil) {
        self.result = result
    }

    public func check(_ path: String) throws {
        try Check.text(result, "\(path).result", max: 8192)
    }
}

public struct CopyTextParams: Checked {
    public var text: String

    public init(text: String) {
        self.text = text
    }

    public func check(_ path: String) throws {
        try Check.text(text, "\(path).text", max: 8192)
    }
}

public struct HapticParams: Checked {
    public var style: String // light, medium, heavy, success, warning, error, selection, …

    public init(style: String) {
        self.style = style
    }

    public func check(_ path: String) throws {
        try Check.text(style, "\(path).style")
    }
}

public struct PageFailedParams: Checked {
    public var kind: String
    public var code: String
    public var detail: String?

    public init(kind: String, code: String, detail: String? = nil) {
        self.kind = kind
        self.code = code
        self.detail = detail
    }

    public func check(_ path: String) throws {
        try Check.text(kind, "\(path).kind", max: 256)
        try Check.text(code, "\(path).code", max: 256)
        try Check.text(detail, "\(path).detail", max: 8192)
    }
}

public struct PageReadyParams: Checked {
    public var route: String
    public var ms: Double

    public init(route: String, ms: Double) {
        self.route = route
        self.ms = ms
    }

    public func check(_ path: String) throws {
        try Check.text(route, "\(path).route", max: 256)
        try Check.real(ms, "\(path).ms", min: 0)
    }
}

public struct SetBackInterceptParams: Checked {
    public var enabled: Bool
    public var reason: String?

    public init(enabled: Bool, reason: String? = nil) {
        self.enabled = enabled
        self.reason = reason
    }

    public func check(_ path: String) throws {
        try Check.text(reason, "\(path).reason", max: 256)
    }
}

public struct SetNavBarParams: Checked {
    public var visible: Bool
    public var background: String?
    public var foreground: String?

    public init(visible: Bool, background: String? = nil, foreground: String? = nil) {
        self.visible = visible
        self.background = background
        self.foreground = foreground
    }

    public func check(_ path: String) throws {
        try Check.text(background, "\(path).background", pattern: "^#[0-9a-fA-F]{6}\\z")
        try Check.text(foreground, "\(path).foreground", pattern: "^#[0-9a-fA-F]{6}\\z")
    }
}

public enum SetStatusBarParamsStyle: String, Codable {
    case light
    case dark
}

public struct SetStatusBarParams: Checked {
    public var style: SetStatusBarParamsStyle

    public init(style: SetStatusBarParamsStyle) {
        self.style = style
    }

    public func check(_ path: String) throws {

    }
}

public struct SetTitleParams: Checked {
    public var title: String

    public init(title: String) {
        self.title = title
    }

    public func check(_ path: String) throws {
        try Check.text(title, "\(path).title", max: 256)
    }
}
