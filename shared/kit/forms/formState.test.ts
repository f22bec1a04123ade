import { expect, test } from 'vitest'
import { nextFormState } from './formState.ts'

const values = { name: '', city: '' }
const start = { values, start: values, errors: {} }
const edited = nextFormState(start, { type: 'edited', name: 'name', value: 'Zoe' })

test('data that arrives late goes to the fields that are not edited', () => {
  const loaded = nextFormState(edited, { type: 'loaded', initial: { name: 'Ann', city: 'Bonn' } })
  expect(loaded).toEqual({
    values: { name: 'Zoe', city: 'Bonn' },
    start: { name: 'Ann', city: 'Bonn' },
    errors: {},
  })
})

test('a field that was typed back to its start is not edited any more', () => {
  const typedBack = nextFormState(edited, { type: 'edited', name: 'name', value: '' })
  expect(nextFormState(typedBack, { type: 'loaded', initial: { name: 'Ann', city: '' } }).values.name).toBe(
    'Ann',
  )
})

test('what was sent is the new start, without errors', () => {
  const checked = nextFormState(edited, {
    type: 'checked',
    name: 'city',
    error: { source: 'server', error: { text: 'x' } },
  })
  expect(checked.errors).toEqual({ city: { source: 'server', error: { text: 'x' } } })
  expect(nextFormState(checked, { type: 'sent' })).toEqual({
    values: edited.values,
    start: edited.values,
    errors: {},
  })
})
