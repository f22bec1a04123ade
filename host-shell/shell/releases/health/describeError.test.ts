import { expect, test } from 'vitest'
import { describeError } from './describeError.ts'

const area = 'https://m.metawatch.example/r/weather/1.2.0-abcd/area.js'
function failure(message: string, ...frames: string[]): Error {
  const error = new TypeError(message)
  error.stack = [`TypeError: ${message}`, ...frames.map((frame) => `    at f (${frame})`)].join('\n')
  return error
}

test('tells the class of an error and the places in our own files, without host and query', () => {
  const error = failure(
    'x is undefined',
    `${area}?r=2:1:234`,
    'https://m.metawatch.example/shell/1.0.0-ef/main.js:1:9',
    'https://other.example/widget.js:3:4',
    'https://m.metawatch.example/weather?acc_token=SECRET:1:1',
  )
  expect(describeError(error)).toEqual({
    'exception.type': 'TypeError',
    'exception.stacktrace':
      'TypeError\n    at r/weather/1.2.0-abcd/area.js:1:234\n    at shell/1.0.0-ef/main.js:1:9',
    'companion.error.fingerprint': expect.stringMatching(/^[a-z0-9]{5,12}$/) as unknown,
  })
})

test('nothing that a user typed, no token and no address leaves the page', () => {
  const typed = [
    'Anna Schmidt',
    'anna@mail.example',
    'eyJhbGciOi.eyJ1c2VySWQ',
    '+4917012345678',
    'Berlin 10115',
  ]
  for (const text of typed)
    for (const cause of [
      failure(`cannot read "${text}" of ${text}`, `${area}:1:2`),
      `${text} rejected`,
      { text },
    ])
      expect(JSON.stringify(describeError(cause))).not.toContain(text)
  const named = Object.assign(new Error('x'), { name: 'Anna Schmidt' })
  expect(describeError(named)['exception.type']).toBe('Error')
})

test('equal errors have one fingerprint whatever values they quote; others have another', () => {
  const print = (message: string, place = `${area}:1:2`) =>
    describeError(failure(message, place))['companion.error.fingerprint']
  expect(print('no order 17 of "Anna"')).toBe(print('no order 4711 of "Ben"'))
  expect(print('no page https://a.example/x?t=1')).toBe(print('no page https://b.example/y'))
  expect(print('no order')).not.toBe(print('no plan'))
  expect(print('no order')).not.toBe(print('no order', `${area}:1:3`))
})
