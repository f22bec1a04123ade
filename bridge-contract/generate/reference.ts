import { contract } from '../contract.ts'
import type { BridgeEvent, Method } from '../schema/define.ts'
import { longestList } from '../schema/check.ts'
import type { Schema } from '../schema/schema.ts'
import { usualMs } from '../client/call.ts'
import type { ErrorCode } from '../client/error.ts'
import type { Docs } from '../docs/docs.ts'
import { matrix } from './matrix.ts'
import { referenceMarks } from './referenceMarks.ts'
import { table } from './table.ts'
import { areas, core, knownOf, type Entry } from './tree.ts'

/** The error codes that any call can fail with, and their meanings. */
const failures: { readonly [code in ErrorCode]: string } = {
  NO_HOST: 'There is no app around the page, and nothing the page could do instead.',
  UNSUPPORTED:
    'This app does not have it; `detail` gives the reason of `supports()`, `since` the contract that brings it.',
  INVALID_PARAMS: 'The page asked wrongly; `detail` is the path of the first fault. Nothing was sent.',
  INVALID_REPLY: 'The app answered wrongly; `detail` is the path of the first fault.',
  TIMEOUT:
    'No answer, or no acknowledgement, in time. Only visible time counts. Worth another try; a success that still comes goes to `onLate`.',
  ABORTED: 'The caller took the call back.',
  CANCELLED: 'The person did. Not a fault.',
  HOST_THREW: 'The native method threw. Worth another try.',
  HOST_GONE: 'The native object or the web view is gone. Only a new load helps.',
  NO_REPLY: 'iOS dropped the reply. Worth another try.',
  FORBIDDEN_ORIGIN:
    'The call came from where it may not: a frame, another origin, or without the nonce of this load.',
  HOST_ERROR:
    "The app refused with a code of its own, which is `detail`: the method's list says what it means.",
}

const seconds = (ms: number) => `${ms / 1000} s`

const kinds = {
  notify: (ms: number) => `Told, not asked: no result; done after at most ${seconds(ms)}.`,
  query: (ms: number) => `Answered by the app itself within ${seconds(ms)} of visible time.`,
  interactive: (ms: number) =>
    `Answered by a person: acknowledged within ${seconds(ms)} of visible time, then without a limit.`,
}

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 2 })

const range = ({ min, max }: { readonly min?: number; readonly max?: number }): string => {
  if (min !== undefined && max !== undefined) return ` ${number.format(min)} to ${number.format(max)}`
  if (min !== undefined) return ` from ${number.format(min)}`
  return max === undefined ? '' : ` up to ${number.format(max)}`
}

const quoted = (words: readonly string[]) => words.map((word) => `\`${word}\``).join(', ')

/** Describes a shape's values in words. */
function kindOf(shape: Schema): string {
  switch (shape.t) {
    case 'str': {
      const pattern = shape.pattern ? ` like \`${shape.pattern.replaceAll('|', String.raw`\|`)}\`` : ''
      const length = shape.min || shape.max ? `,${range(shape)} characters` : ''
      return `text${pattern}${length}${shape.secret ? ', secret' : ''}`
    }
    case 'int':
    case 'num':
      return `${shape.t === 'int' ? 'whole number' : 'number'}${range(shape)}${shape.secret ? ', secret' : ''}`
    case 'bool':
      return 'true or false'
    case 'oneOf':
      return `one of ${shape.of.map((word) => `\`${word}\`${shape.since?.[word] ? ` (${shape.since[word]})` : ''}`).join(', ')}`
    case 'openOneOf':
      return `${quoted(knownOf(shape))} or a later word`
    case 'arr':
      return `list of at most ${number.format(shape.max ?? longestList)}: ${shape.of.t === 'obj' ? 'objects' : kindOf(shape.of)}`
    case 'opt':
      return kindOf(shape.of)
    case 'obj':
      return 'object'
    default:
      return 'nothing'
  }
}

/** Returns the table rows of a shape's fields and nested fields, such as `state.themeChanged.dark`. */
function rowsOf(shape: Schema, fields: NonNullable<Docs['fields']> = {}, prefix = ''): string[] {
  const bare = core(shape)
  if (bare.t !== 'obj') return []
  return Object.entries(bare.fields).flatMap(([name, field]) => {
    const isOptional = field.t === 'opt'
    const isList = (isOptional ? field.of : field).t === 'arr'
    const meaning = fields[name] ? `. ${fields[name]}` : ''
    const row = `| \`${prefix}${name}\`${isOptional ? '?' : ''} | ${kindOf(field)}${meaning} |`
    return [row, ...rowsOf(field, fields, `${prefix}${name}${isList ? '[].' : '.'}`)]
  })
}

const deprecatedText = ({ deprecated }: Docs) =>
  deprecated && `Deprecated since ${deprecated.since}: use \`${deprecated.use}\`.`

function aboutMethod({ descriptor: method, docs }: Entry<Method>): string {
  const { platforms, coalesce, secret, web, removedIn, legacyNames } = method
  return [
    kinds[method.kind](method.timeoutMs ?? usualMs[method.kind]),
    `Since ${method.since ?? '1.0.0'}.`,
    removedIn && `Gone since ${removedIn}.`,
    platforms && `Only on ${platforms.join(' and ')}.`,
    coalesce && 'Equal calls in flight are one.',
    secret && 'Carries secrets: refused inside a frame.',
    web && 'A browser can do it too.',
    docs.reserved && 'Reserved: no page calls it yet, and an app need not have it.',
    deprecatedText(docs),
    legacyNames && `Older apps call it ${quoted(legacyNames)}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

const titles = { params: 'parameter', result: 'result', data: 'data' }

/**
 * Returns the section of one method or event: purpose, `about`, tables and examples of the payloads, and
 * error codes.
 */
function entryText({ docs, payloads }: Entry<unknown>, title: string, about: string): string {
  const tables = payloads.flatMap(({ part, shape, example }) => {
    const rows = rowsOf(shape, docs.fields)
    const table = rows.length ? [`| ${titles[part]} | takes |`, '| --- | --- |', ...rows].join('\n') : ''
    return [table, example === undefined ? '' : `\`\`\`json\n${JSON.stringify(example)}\n\`\`\``]
  })
  const codes = Object.entries(docs.errors ?? {}).map(([code, meaning]) => `- \`${code}\`: ${meaning}`)
  return [`### ${title}`, docs.doc, about, ...tables, codes.join('\n')].filter(Boolean).join('\n\n')
}

const methodText = (entry: Entry<Method>) => entryText(entry, entry.name, aboutMethod(entry))

const eventText = (entry: Entry<BridgeEvent>): string => {
  const { since = '1.0.0', sticky } = entry.descriptor
  const replay = sticky ? ' The last one is kept for whoever listens later.' : ''
  const about = [`Since ${since}.${replay}`, deprecatedText(entry.docs)].filter(Boolean).join(' ')
  return entryText(entry, `${entry.name} (event)`, about)
}

const index = (): string =>
  areas
    .map(({ name, methods, events }) => {
      const names = [...methods.map((entry) => entry.name), ...events.map((entry) => `${entry.name} (event)`)]
      return `- ${name}: ${names.map((entry) => `[${entry}](#${entry.toLowerCase().replace(/ \((\w+)\)/, '-$1')})`).join(', ')}`
    })
    .join('\n')

/** Returns the reference of every method, event, known value, error code and timeout as Markdown. */
export const reference = (): string =>
  `${[
    `# Reference of the bridge, contract ${contract.version}`,
    'Generated from the contract: change that and run `npm run contract`. The `README.md` one folder up describes how an app embeds the bridge.',
    'A `?` after a name marks an optional field. Traces redact secrets. A string without a stated length has at most 65,536 characters.',
    index(),
    '## What any call may fail with',
    table(
      ['code', 'what happened'],
      Object.entries(failures).map(([name, text]) => [`\`${name}\``, text]),
    ),
    matrix(),
    ...areas.flatMap((part) => [
      `## ${part.name}`,
      ...part.methods.map(methodText),
      ...part.events.map(eventText),
    ]),
    referenceMarks(),
  ].join('\n\n')}\n`
