/** Families only, never the full user agent: enough for support, too little to tell a person by. */
const browsers: readonly (readonly [name: string, marks: RegExp])[] = [
  ['Edge', /Edg(?:A|iOS)?\/(\d+)/],
  ['Samsung Internet', /SamsungBrowser\/(\d+)/],
  ['Huawei Browser', /HuaweiBrowser\/(\d+)/],
  ['Mi Browser', /MiuiBrowser\/(\d+)/],
  ['WeChat', /MicroMessenger\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['ArkWeb', /ArkWeb\/(\d+)/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /Version\/(\d+)[\d.]* (?:Mobile\/\w+ )?Safari/],
  ['WebKit', /AppleWebKit\/(\d+)/],
]

const systems: readonly (readonly [name: string, marks: RegExp])[] = [
  ['HarmonyOS', /HarmonyOS (\d+)/],
  ['Android', /Android (\d+)/],
  ['iOS', /OS (\d+)_\d+(?:_\d+)? like Mac/],
  ['Windows', /Windows NT (\d+)/],
  ['macOS', /Mac OS X (\d+)/],
  ['Linux', /Linux()/],
]

const named = (table: typeof browsers, userAgent: string): string => {
  for (const [name, marks] of table) {
    const version = marks.exec(userAgent)?.[1]
    if (version !== undefined) return `${name} ${version}`.trim()
  }
  return '?'
}

/** Browser and system of a user agent, major versions only. */
export const systemOf = (userAgent: string) => ({
  browser: named(browsers, userAgent),
  system: named(systems, userAgent),
})
