import type { Core } from '../core/core.ts'
import type { bridgeInfo } from '../methods/page.ts'
import { own } from '../schema/check.ts'
import type { Method, ResultOf } from '../schema/define.ts'
import { compareVersions, type Schema } from '../schema/schema.ts'

export type HostInfo = ResultOf<typeof bridgeInfo>

export interface Refusal {
  readonly ok: false
  readonly reason: 'no-host' | 'not-in-app' | 'removed' | 'platform' | 'not-permitted'
  /** The contract version that adds the feature. */
  readonly since?: string | undefined
}

export type Support = { readonly ok: true } | Refusal

/**
 * Returns the name under which the app has the method: its name in the contract or one of its `legacyNames`.
 * Returns undefined if the app has neither.
 */
export const nameInApp = (
  core: Core,
  info: HostInfo | null,
  { name, legacyNames = [] }: Method,
): string | undefined =>
  [name, ...legacyNames].find((known) => (info ? info.methods.includes(known) : core.has(known) !== false))

/**
 * Creates `supports`. It looks for a method in the app's declaration, or in the app's object if there's no
 * declaration. A parameter must be in the contract, and a value must not be newer than the app's contract
 * version.
 */
export const createSupports =
  (core: Core, info: HostInfo | null) =>
  (method: Method, param?: string, value?: unknown): Support => {
    const { name, since = '1.0.0', removedIn, platforms, params } = method
    const { contract = '1.0.0', denied = [] } = info ?? {}
    const refuse = (reason: Refusal['reason'], from?: string): Support => ({ ok: false, reason, since: from })
    if (core.kind === 'none') return refuse('no-host')
    if (denied.some((what) => what === name || what === `${name}.${param}=${value as string}`))
      return refuse('not-permitted')
    if (!nameInApp(core, info, method)) {
      if (platforms && !platforms.some((platform) => (info?.platform ?? core.kind).startsWith(platform)))
        return refuse('platform')
      return removedIn && compareVersions(contract, removedIn) >= 0
        ? refuse('removed')
        : refuse('not-in-app', since)
    }
    if (param) {
      const field = own(own(params, 'fields'), param) as Schema | undefined
      const shape = field?.t === 'opt' ? field.of : field
      const from = own(own(shape, 'since'), value as string) as string | undefined
      const choice = shape?.t === 'oneOf' && value !== undefined
      const known =
        !choice || (shape.of.includes(value as string) && compareVersions(contract, from ?? contract) >= 0)
      if (!shape || !known) return refuse('not-in-app', from)
    }
    return { ok: true }
  }
