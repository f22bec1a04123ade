import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Around, held } from '../../../test/forms/showField.tsx'
import { open } from '../../../test/open.tsx'
import { nickname } from '../forms/nickname.ts'
import { NicknameField } from './NicknameField.tsx'

async function show(lang = 'en') {
  const sent: unknown[] = []
  const opened = await open(
    <Around
      initial={{ nickname: '' }}
      rules={{ nickname }}
      send={async ({ nickname: name }) => void sent.push(name)}
    >
      {({ field }) => <NicknameField {...field('nickname')} />}
    </Around>,
    { lang },
  )
  return { ...opened, sent, input: opened.screen.getByRole<HTMLInputElement>('textbox') }
}

test('counts what a reader counts', async () => {
  const { screen, user, input } = await show()
  expect(screen.getByText('0/30')).toBeTruthy()
  await user.type(input, 'Zoë👨‍👩‍👧‍👦')
  expect(screen.getByText('4/30')).toBeTruthy()
  expect([input.autocomplete, input.dir, input.hasAttribute('maxlength')]).toEqual([
    'nickname',
    'auto',
    false,
  ])
})

test('a count in Arabic has the digits of the language', async () => {
  const { screen } = await show('ar')
  expect(screen.getByText(/[٠0]\/[٣3][٠0]/)).toBeTruthy()
})

test('too long is said at once, at the field on send, and nothing is cut off', async () => {
  const { screen, user, input, sent } = await show()
  await user.type(input, 'a'.repeat(31))
  expect(screen.getByText('31/30')).toBeTruthy()
  expect(input.getAttribute('aria-invalid')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Go' }))
  expect(document.activeElement).toBe(input)
  expect(sent).toEqual([])
  expect(held()).toEqual({ nickname: 'a'.repeat(31) })
  await user.type(input, '{Backspace}')
  expect(input.getAttribute('aria-invalid')).toBeNull()
})

test('a syllable that is being composed does not count yet', async () => {
  const { screen, user, input } = await show('zh')
  await user.type(input, '张')
  fireEvent.compositionStart(input)
  fireEvent.change(input, { target: { value: '张wei' } })
  expect(screen.getByText('1/30')).toBeTruthy()
  fireEvent.change(input, { target: { value: '张伟' } })
  fireEvent.compositionEnd(input)
  expect(screen.getByText('2/30')).toBeTruthy()
})
