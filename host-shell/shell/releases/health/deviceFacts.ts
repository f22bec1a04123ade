import * as limits from '@companion/shared/limits'
import { info } from '@companion/shared/bridge/app'
import { timeout } from '@companion/shared/platform/clock'
import { platformOf } from '@companion/shared/platform/system'
import { healthLabels as label } from '@companion/release-protocol/healthNames'
import type { Attributes } from './otlp.ts'

/** The part of the client hints API used here. Only Chromium supports it. */
interface Hints {
  getHighEntropyValues(names: readonly string[]): Promise<{ readonly platformVersion?: string }>
}
type Named = Pick<Navigator, 'userAgent'> & Partial<Navigator> & { readonly userAgentData?: Hints }

const first = (pattern: RegExp, text: string): string => pattern.exec(text)?.[1] ?? ''

/**
 * Matches the Android version that Chrome reports on every device (user-agent reduction). It's ignored,
 * because it doesn't tell versions apart.
 */
const reduced = /Android 10; K\)/

/** Returns the start of the user agent. An app can put anything into it, so the parsed length is limited. */
const agentOf = ({ userAgent }: Named): string => userAgent.slice(0, 1000)

/** Returns the operating system and its major version, if the browser exposes them. */
async function systemOf(navigator: Named): Promise<readonly [os: string, version: string]> {
  const { userAgentData } = navigator
  const userAgent = agentOf(navigator)
  const os = platformOf(navigator)
  if (os === 'ios')
    return [os, first(/(?:iPhone )?OS (\d+)_/, userAgent) || first(/Version\/(\d+)/, userAgent)]
  if (os !== 'android') return [os, '']
  if (!reduced.test(userAgent)) return [os, first(/Android (\d+)/, userAgent)]
  const hinted =
    userAgentData && timeout(limits.hints, userAgentData.getHighEntropyValues(['platformVersion']))
  const { platformVersion = '' } = (await hinted?.catch(() => undefined)) ?? {}
  return [os, first(/^(\d+)/, platformVersion)]
}

/**
 * Engines and their user agent patterns. The most specific come first, because most user agents also match
 * "Chrome" or "Safari".
 */
const engines = [
  ['Android WebView', /; wv\).*Chrome\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /Chrome\/(\d+)/],
  ['Safari', /Version\/(\d+).*Safari/],
  ['WKWebView', /AppleWebKit\/(\d+)/],
] as const

function engineOf(userAgent: string): readonly [name: string, version: string] {
  const [name, pattern] = engines.find(([, mark]) => mark.test(userAgent)) ?? ['other', /$/]
  return [name, first(pattern, userAgent)]
}

/**
 * Returns the attributes of the device that every data point includes. None of them identifies a single
 * device.
 */
export async function deviceFacts(navigator: Named, brand: string): Promise<Attributes> {
  const [os, osVersion] = await systemOf(navigator)
  const [engine, engineVersion] = engineOf(agentOf(navigator))
  return {
    [label.brand]: brand,
    [label.app]: info()?.app ?? '',
    [label.os]: os,
    [label.osVersion]: osVersion,
    [label.engine]: engine,
    [label.engineVersion]: engineVersion,
  }
}
