import { expect, test } from 'vitest'
import { hopsAfterDocument, ratioOf, spreadOf } from './statistics.ts'

test('a median and quartiles lie between the values around them, in any order', () => {
  expect(spreadOf([4, 1, 3, 2])).toEqual({ low: 1.75, median: 2.5, high: 3.25, count: 4 })
  expect(spreadOf([9, 1, 5])).toEqual({ low: 3, median: 5, high: 7, count: 3 })
  expect(spreadOf([7])).toEqual({ low: 7, median: 7, high: 7, count: 1 })
  expect(() => spreadOf([])).toThrow('nothing was measured')
})

test('a ratio is one of medians, and there is none to nothing', () => {
  expect(ratioOf(spreadOf([2, 4, 90]), spreadOf([8]))).toBe(0.5)
  expect(ratioOf(spreadOf([1]), spreadOf([0]))).toBeUndefined()
  expect(ratioOf(spreadOf([1]), undefined)).toBeUndefined()
})

test('round trips are whole seconds of a server that waits one, without the document’s own', () => {
  expect([1040, 1999, 2003, 4600].map((ms) => hopsAfterDocument(ms, 1000))).toEqual([0, 0, 1, 3])
})
