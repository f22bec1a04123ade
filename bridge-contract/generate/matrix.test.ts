import { expect, test } from 'vitest'
import { matrix } from './matrix.ts'
import { events, methods } from './tree.ts'

const rows = matrix()
  .split('\n')
  .filter((line) => line.startsWith('| `'))

test('each method has a row with its contract, its systems and what the page does without it', () => {
  for (const { name, docs } of methods)
    expect(
      rows.filter((row) => row.startsWith(`| \`${name}\` | `) && row.includes(docs.without ?? 'Reserved')),
    ).toHaveLength(1)
  expect(rows).toContain('| `listenForCode` | 1.1.0 | Android | The user types the code. |')
  expect(rows).toContain('| `goBack` | 1.0.0 | Android, iOS | Reserved: no page calls it yet. |')
})

test('each event has a row with its contract and its effect', () => {
  for (const { name, descriptor, docs } of events)
    expect(rows).toContain(`| \`${name}\` | ${descriptor.since ?? '1.0.0'} | ${docs.effect} |`)
})

test('a deprecated entry has a row with its replacement', () => {
  expect(rows).toContain('| `goBack` | 1.2.0 | `closePage` |')
})
