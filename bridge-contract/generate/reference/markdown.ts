import { contract } from '../../contract.ts'
import type { BridgeEvent, Method } from '../../schema/define.ts'
import type { Schema } from '../../schema/schema.ts'
import { areas, sinceOf, type Told } from '../tree.ts'
import { failures } from './failures.ts'
import { rowsOf } from './fields.ts'

/** As the client has them where a method says nothing. */
const limits = { notify: 500, query: 8000, interactive: 3000 } as const

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

function facts({ facts: method }: Told<Method>): string {
  const { platforms, coalesce, secret, web, removedIn, legacyNames } = method
  return [
    kinds[method.kind](method.timeoutMs ?? limits[method.kind]),
    `Since ${sinceOf(method)}.`,
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

function methodText(told: Told<Method>): string {
  const { name, words } = told
  const { params, result, errors } = told.facts
  return [
    `### ${name}`,
    words.doc,
    facts(told),
    table('parameter', params, words.fields),
    words.params === undefined ? '' : code(words.params),
    table('result', result, words.fields),
    words.result === undefined ? '' : code(words.result),
    errors ? errors.map((error) => `- \`${error}\`: ${words.errors?.[error]}`).join('\n') : '',
  ]
    .filter(Boolean)
    .join('\n\n')
}

function eventText({ name, facts: event, words }: Told<BridgeEvent>): string {
  const kept = event.sticky ? ' The last one is kept for whoever listens later.' : ''
  return [
    `### ${name} (event)`,
    words.doc,
    `Since ${sinceOf(event)}.${kept}`,
    table('data', event.data, words.fields),
    words.data === undefined ? '' : code(words.data),
  ]
    .filter(Boolean)
    .join('\n\n')
}

const index = (): string =>
  areas
    .map(({ name, methods, events }) => {
      const names = [...methods.map((told) => told.name), ...events.map((told) => `${told.name} (event)`)]
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
      ...failures.map(([name, text]) => `| \`${name}\` | ${text} |`),
    ].join('\n'),
    ...areas.flatMap((part) => [
      `## ${part.name}`,
      ...part.methods.map(methodText),
      ...part.events.map(eventText),
    ]),
  ].join('\n\n')}\n`
