import { expect, test } from 'vitest'
import { statesThatFit } from './filterStates.ts'
import { statesOf } from './screenStates.ts'

const route = { remote: 'weather', name: 'weather', path: '/weather', open: true }

test('a screen’s name or path keeps all its states, other words keep the states that have them', () => {
  for (const text of ['', ' Weather ', '/wea']) expect(statesThatFit(route, text)).toEqual(statesOf(route))
  expect(statesThatFit(route, 'arab').map(({ label }) => label)).toEqual(['Arabic'])
  expect(statesThatFit(route, 'no such state')).toEqual([])
})
