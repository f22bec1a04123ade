import {
  contractMarks,
  dataFiles,
  deprecation,
  described,
  fill,
  finished,
  typeOf,
  type MethodEntry,
  type NamedTexts,
} from '../native.ts'
import type { Docs } from '../../docs/docs.ts'
import { areas, events, methods } from '../tree.ts'
import { declaration, shapeOf } from './declarations.ts'

const paramsOf = (entry: MethodEntry) => typeOf(entry, 'params', 'Unit')
const resultOf = (entry: MethodEntry) => typeOf(entry, 'result', 'Unit')
const comment = (text: string, docs: Docs) => {
  const message = deprecation(docs)
  return `    /** ${text.replaceAll('*/', '* /')} */${message ? `\n    @Deprecated("${message}")` : ''}`
}
/** Excludes `bridgeInfo`, which the templates declare. */
const isAsked = ({ name }: MethodEntry) => name !== 'bridgeInfo'
const listed = (list: readonly { readonly name: string }[]) =>
  list.map(({ name }) => `            "${name}",`).join('\n')

/** Returns the signature of a host method, as an app overrides it. */
export const signature = (entry: MethodEntry): string => {
  const params = paramsOf(entry) === 'Unit' ? [] : [`params: ${paramsOf(entry)}`]
  const reply = entry.descriptor.kind === 'notify' ? [] : [`reply: Reply<${resultOf(entry)}>`]
  return `fun ${entry.name}(${[...params, ...reply].join(', ')})`
}

/** Returns the default body of a host method, for an app that doesn't override it. */
const unwritten = ({ descriptor }: MethodEntry): string =>
  descriptor.kind === 'notify' ? ' {}' : ' { reply.refuse("UNSUPPORTED") }'

function call(entry: MethodEntry): string {
  const { name, descriptor, docs } = entry
  const bare = paramsOf(entry) === 'Unit'
  const types = `${paramsOf(entry)}, ${resultOf(entry)}`
  const shape = bare ? 'Shape.Nothing, {}' : `Shapes.${name}Params, { ${paramsOf(entry)}.from(it) }`
  const encode = resultOf(entry) === 'Unit' ? '{ null }' : `{ Shapes.${name}Result.check(it.toMap()) }`
  const given = bare ? [] : ['params']
  const run =
    descriptor.kind === 'notify'
      ? `host.${name}(${given.join('')}); reply.ok(Unit)`
      : `host.${name}(${[...given, 'reply'].join(', ')})`
  return `${docs.deprecated ? '    @Suppress("DEPRECATION")\n' : ''}    @JavascriptInterface
    fun ${name}(message: String): String =
        take<${types}>(message, ${shape}, ${encode}) { ${bare ? '_' : 'params'}, reply -> ${run} }`
}

const eventCall = ({ name, docs, payloads: [data] }: (typeof events)[number]): string =>
  data
    ? `${comment(docs.doc, docs)}\n    fun ${name}(data: ${data.type}): Boolean = send("${name}", Shapes.${name}Data, data.toMap())`
    : `${comment(docs.doc, docs)}\n    fun ${name}(): Boolean = send("${name}", Shape.Nothing, null)`

const shapes = [...methods, ...events].flatMap(({ name, payloads }) =>
  payloads.map(({ type, shape }) => `    val ${name[0]}${type.slice(1)} = ${shapeOf(shape)}`),
)

/**
 * Returns the bridge's classes by file. Each area's class extends the previous area's, so that the files stay
 * short.
 */
function bridgeFiles(): NamedTexts {
  let above = 'CompanionEvents(page, nonce)'
  const calls = areas.flatMap((area) => {
    const asked = area.methods.filter(isAsked)
    if (!asked.length) return []
    const names = asked.map(({ name }) => name).join(', ')
    const texts = { area: area.name, above, names, calls: asked.map(call).join('\n\n') }
    above = `${area.name}Calls(host, page, nonce)`
    return [[`${area.name}Calls`, fill('kotlin/templates/AreaCalls.kt', texts)] as const]
  })
  const hosts = methods
    .filter(isAsked)
    .map((entry) => `${comment(described(entry), entry.docs)}\n    ${signature(entry)}${unwritten(entry)}`)
  const bridge = {
    above,
    cases: methods.map(({ name }) => `        "${name}" -> ${name}(message)`).join('\n'),
    ...contractMarks(listed),
  }
  const sent = events.map(eventCall).join('\n\n')
  return [
    ['CompanionHost', fill('kotlin/templates/CompanionHost.kt', { methods: hosts.join('\n\n') })],
    ['CompanionEvents', fill('kotlin/templates/CompanionEvents.kt', { events: sent })],
    ...calls,
    ['CompanionBridge', fill('kotlin/templates/CompanionBridge.kt', bridge)],
    ['Shapes', `internal object Shapes {\n${shapes.join('\n')}\n}`],
  ]
}

/**
 * Returns the Android files: the interface that the app implements, the bridge for the web view, and the
 * payload types.
 */
export const kotlinFiles = () =>
  finished('kotlin', 'kt', 'package com.companion.bridge\n', [...bridgeFiles(), ...dataFiles(declaration)])
