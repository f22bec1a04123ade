import * as limits from '@companion/shared/limits'
import { info } from '@companion/shared/bridge/app'
import { timeout } from '@companion/shared/platform/clock'
import { platformOf } from '@companion/shared/platform/system'
import { healthLabels as label } from '@companion/release-protocol/healthNames'
import type { Attributes } from './otlp.ts'

/** The subset of client hints used here; only Chromium has them. */
interface Hints {
  getHighEntropyValues(names: readonly string[]): Promise<{ readonly platformVersion?: string }>
}
type Named = Pick<Navigator, 'userAgent'> & Partial<Navigator> & { readonly userAgentData?: Hints }

const first = (pattern: RegExp, text: string): string => pattern.exec(text)?.[1] ?? ''

/** Chrome reports every Android version like this (user-agent reduction), so it carries no information. */
const reduced = /Android 10; K\)/

/** Limits the length that is parsed: an app may put anything in its user agent. */
const agentOf = ({ userAgent }: Named): string => userAgent.slice(0, 1000)

/** Name and major version of the system, as far as the browser reveals them. */
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

/** Engines by user agent pattern, most specific first. */
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

/** The kind of device, on every data point. None of it identifies a single device. */
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
