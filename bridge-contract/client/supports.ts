import { bridgeInfo } from '../methods/page.ts'
import type { Core } from '../core/core.ts'
import { check } from '../schema/check.ts'
import type { Method, ResultOf } from '../schema/define.ts'
import type { Schema } from '../schema/schema.ts'

export type HostInfo = ResultOf<typeof bridgeInfo>

export interface Refusal {
  readonly ok: false
  readonly reason: 'no-host' | 'not-in-app' | 'removed' | 'platform' | 'not-permitted'
  /** The contract version that brings it. */
  readonly since?: string | undefined
}

export type Support = { readonly ok: true } | Refusal

/** What the app says of itself, read with this copy's contract; `null` for older apps, which say nothing. */
export function readInfo(core: Core): HostInfo | null {
  try {
    return check(bridgeInfo.result, core.facts)
  } catch {
    return null
  }
}

/** Whether contract version `version` has reached `wanted`. */
export function reaches(version: string, wanted: string): boolean {
  const [have, need] = [version, wanted].map((text) => text.split('.').map(Number)) as [number[], number[]]
  const at = need.findIndex((part, i) => part !== have[i])
  return at < 0 || (have[at] ?? 0) > (need[at] ?? 0)
}

/** The name the app knows the method by: the contract's, or an older one of its brand. */
export function nameInApp(core: Core, info: HostInfo | null, method: Method): string | undefined {
  const known = (name: string) => (info ? info.methods.includes(name) : core.has(name) !== false)
  return [method.name, ...(method.legacyNames ?? [])].find(known)
}

const platformOf = (core: Core, info: HostInfo | null) => {
  if (info) return info.platform
  if (core.kind === 'android-object') return 'android'
  return core.kind === 'ios-handlers' ? 'ios' : undefined
}

function supportsMethod(core: Core, info: HostInfo | null, method: Method): Support {
  const { since, removedIn, platforms } = method
  if (core.kind === 'none') return { ok: false, reason: 'no-host' }
  if (info?.denied?.includes(method.name)) return { ok: false, reason: 'not-permitted' }
  if (nameInApp(core, info, method) !== undefined) return { ok: true }
  const platform = platformOf(core, info)
  if (platform && platforms && !platforms.includes(platform)) return { ok: false, reason: 'platform' }
  if (removedIn && info && reaches(info.contract, removedIn)) return { ok: false, reason: 'removed' }
  return { ok: false, reason: 'not-in-app', since }
}

/**
 * Asks, in this order, what the app has declared, what its real object has, and what the contract's table says. With a
 * parameter and a value of it, asks for that value too.
 */
export function supports(
  core: Core,
  info: HostInfo | null,
  method: Method,
  param?: string,
  value?: unknown,
): Support {
  const support = supportsMethod(core, info, method)
  if (!support.ok || param === undefined) return support
  const fields: { readonly [name: string]: Schema } = method.params.t === 'obj' ? method.params.fields : {}
  const field = Object.keys(fields).includes(param) ? fields[param] : undefined
  const shape = field?.t === 'opt' ? field.of : field
  if (!shape) return { ok: false, reason: 'not-in-app' }
  if (shape.t !== 'oneOf' || value === undefined) return support

  const prefix = `${method.name}.${param}=`
  const declared = info?.values?.filter((entry) => entry.startsWith(prefix))
  const since = shape.since?.[String(value)]
  const known = declared?.length
    ? declared.includes(prefix + String(value))
    : shape.of.includes(String(value)) && (!since || reaches(info?.contract ?? '1.0.0', since))
  return known ? support : { ok: false, reason: 'not-in-app', since }
}
