import { contract } from '../../contract.ts'
import type { BridgeEvent, Method } from '../../schema/define.ts'
import type { Schema } from '../../schema/schema.ts'
import { usualMs } from '../../client/call.ts'
import type { ErrorCode } from '../../client/error.ts'
import { areas, type Entry } from '../tree.ts'
import { rowsOf } from './fields.ts'

/** The codes every call may fail with, and what each means. */
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

const code = (value: unknown) => `\`\`\`json\n${JSON.stringify(value)}\n\`\`\``

function table(title: string, shape: Schema, meanings: { readonly [name: string]: string } = {}): string {
  const rows = rowsOf(shape)
  if (!rows.length) return ''
  const lines = rows.map(({ name, kind, optional }) => {
    const meaning = meanings[name.split('.').at(-1) ?? '']
    return `| \`${name}\`${optional ? '?' : ''} | ${kind}${meaning ? `. ${meaning}` : ''} |`
  })
  return [`| ${title} | takes |`, '| --- | --- |', ...lines].join('\n')
}

function descriptor({ descriptor: method }: Entry<Method>): string {
  const { platforms, coalesce, secret, web, removedIn, legacyNames } = method
  return [
    kinds[method.kind](method.timeoutMs ?? usualMs[method.kind]),
    `Since ${method.since ?? '1.0.0'}.`,
    removedIn && `Gone since ${removedIn}.`,
    platforms && `Only on ${platforms.join(' and ')}.`,
    coalesce && 'Equal calls in flight are one.',
    secret && 'Carries secrets: refused inside a frame.',
    web && 'A browser can do it too.',
    legacyNames && `Older apps call it ${legacyNames.map((name) => `\`${name}\``).join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

function methodText(entry: Entry<Method>): string {
  const { name, docs } = entry
  const { params, result, errors } = entry.descriptor
  return [
    `### ${name}`,
    docs.doc,
    descriptor(entry),
    table('parameter', params, docs.fields),
    docs.params === undefined ? '' : code(docs.params),
    table('result', result, docs.fields),
    docs.result === undefined ? '' : code(docs.result),
    errors ? errors.map((error) => `- \`${error}\`: ${docs.errors?.[error]}`).join('\n') : '',
  ]
    .filter(Boolean)
    .join('\n\n')
}

function eventText({ name, descriptor: event, docs }: Entry<BridgeEvent>): string {
  const kept = event.sticky ? ' The last one is kept for whoever listens later.' : ''
  return [
    `### ${name} (event)`,
    docs.doc,
    `Since ${event.since ?? '1.0.0'}.${kept}`,
    table('data', event.data, docs.fields),
    docs.data === undefined ? '' : code(docs.data),
  ]
    .filter(Boolean)
    .join('\n\n')
}

const index = (): string =>
  areas
    .map(({ name, methods, events }) => {
      const names = [...methods.map((entry) => entry.name), ...events.map((entry) => `${entry.name} (event)`)]
      return `- ${name}: ${names.map((entry) => `[${entry}](#${entry.toLowerCase().replace(/ \((\w+)\)/, '-$1')})`).join(', ')}`
    })
    .join('\n')

/** Every method, event, word, code and deadline of the contract, for people. */
export const reference = (): string =>
  `${[
    `# Reference of the bridge, contract ${contract.version}`,
    'Generated from the contract: change that and run `npm run contract`. How an app embeds the bridge is told in the `README.md` one folder up.',
    'A `?` behind a name means that it may be absent. A secret is replaced in every trace. Text without a length ends at 65,536 characters.',
    index(),
    '## What any call may fail with',
    [
      '| code | what happened |',
      '| --- | --- |',
      ...Object.entries(failures).map(([name, text]) => `| \`${name}\` | ${text} |`),
    ].join('\n'),
    ...areas.flatMap((part) => [
      `## ${part.name}`,
      ...part.methods.map(methodText),
      ...part.events.map(eventText),
    ]),
  ].join('\n\n')}\n`
