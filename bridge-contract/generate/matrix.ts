import { table } from './table.ts'
import { events, methods } from './tree.ts'

// The tables of the reference that compare apps of different ages.

const systems = { android: 'Android', ios: 'iOS' }
const first = '1.0.0'

const methodTable = (): string =>
  table(
    ['method', 'since', 'on', 'without it'],
    methods.map(({ name, descriptor: { since = first, platforms = ['android', 'ios'] }, docs }) => [
      `\`${name}\``,
      since,
      platforms.map((system) => systems[system]).join(', '),
      docs.without ?? 'Reserved: no page calls it yet.',
    ]),
  )

const eventTable = (): string =>
  table(
    ['event', 'since', 'effect'],
    events.map(({ name, descriptor: { since = first }, docs }) => [`\`${name}\``, since, docs.effect ?? '']),
  )

const deprecatedTable = (): string =>
  table(
    ['deprecated', 'since', 'use'],
    [...methods, ...events].flatMap(({ name, docs: { deprecated } }) =>
      deprecated ? [[`\`${name}\``, deprecated.since, `\`${deprecated.use}\``]] : [],
    ),
  )

/**
 * Returns the reference's part on apps of different ages, as Markdown: the contract that added each method and
 * event, what the page does without it, and what is deprecated.
 */
export const matrix = (): string =>
  [
    '## Apps without a method or an event',
    'An app lists its methods and events in `bridgeInfo`. If it lacks a method, or was built with an older contract, the page does the following. HarmonyOS counts as Android.',
    methodTable(),
    'Events are optional. If an app sends one, the page does the following.',
    eventTable(),
    'Newer apps need no deprecated method or event. Older pages can still use it.',
    deprecatedTable(),
  ].join('\n\n')
