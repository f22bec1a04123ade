import { expect, test } from 'vitest'
import { shownInLine, shownText } from './shownText.ts'

test('what a terminal would obey is shown instead', () => {
  expect(shownText('\u001b]0;owned\u0007 \u001b[2J\r\u007f\u009b31m \u202egnp.exe\u2028')).toBe(
    '\\u001b]0;owned\\u0007 \\u001b[2J\\u000d\\u007f\\u009b31m \\u202egnp.exe\\u2028',
  )
  expect(shownText('Größe 你好 العربية\n\tat x')).toBe('Größe 你好 العربية\n\tat x')
  expect(JSON.parse(shownText(JSON.stringify({ a: '\u009b\u202e\u001b' })))).toEqual({
    a: '\u009b\u202e\u001b',
  })
})

test('text of somebody else begins no line of its own', () => {
  expect(shownInLine('1.0.0\nwell: fails on 0 of 500 devices')).toBe(
    '1.0.0\\u000awell: fails on 0 of 500 devices',
  )
})
