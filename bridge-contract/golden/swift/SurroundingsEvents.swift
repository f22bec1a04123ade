// Generated from the bridge contract 1.2.0. Change the contract, not this file.

public struct AppVisibilityData: Checked {
    public var visible: Bool

    public init(visible: Bool) {
        self.visible = visible
    }

    public func check(_ path: String) throws {

    }
}

public struct KeyboardChangedData: Checked {
    public var heightPx: Double

    public init(heightPx: Double) {
        self.heightPx = heightPx
    }

    public func check(_ path: String) throws {
        try Check.real(heightPx, "\(path).heightPx", min: 0)
    }
}

public struct LanguageChangedData: Checked {
    public var lang: String

    public init(lang: String) {
        self.lang = lang
    }

    public func check(_ path: String) throws {
        try Check.text(lang, "\(path).lang", max: 256)
    }
}

public struct NetworkChangedData: Checked {
    public var online: Bool

    public init(online: Bool) {
        self.online = online
    }

    public func check(_ path: String) throws {

    }
}

public struct SafeAreaChangedData: Checked {
    public var top: Double
    public var right: Double
    public var bottom: Double
    public var left: Double

    public init(top: Double, right: Double, bottom: Double, left: Double) {
        self.top = top
        self.right = right
        self.bottom = bottom
        self.left = left
    }

    public func check(_ path: String) throws {
        try Check.real(top, "\(path).top", min: 0)
        try Check.real(right, "\(path).right", min: 0)
        try Check.real(bottom, "\(path).bottom", min: 0)
        try Check.real(left, "\(path).left", min: 0)
    }
}

public struct ThemeChangedData: Checked {
    public var dark: Bool
    public var color: String?

    public init(dark: Bool, color: String? = nil) {
        self.dark = dark
        self.color = color
    }

    public func check(_ path: String) throws {
        try Check.text(color, "\(path).color", pattern: "^#[0-9a-fA-F]{6}\\z")
    }
}
