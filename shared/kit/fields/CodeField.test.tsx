import { act, createEvent, fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Around, held } from '../../../test/forms/showField.tsx'
import { open } from '../../../test/open.tsx'
import { code } from '../forms/rules.ts'
import { ApiError } from '../http/apiError.ts'
import { CodeField } from './CodeField.tsx'

interface Options {
  send?(values: { code: string }): Promise<void>
  length?: number
  lang?: string
}

async function show({ send, length, lang = 'en' }: Options = {}) {
  const sent: string[] = []
  const take = async (values: { code: string }) => {
    sent.push(values.code)
    await send?.(values)
  }
  const opened = await open(
    <Around initial={{ code: '' }} rules={{ code: code(length) }} secrets={['code']} send={take}>
      {({ field }) => <CodeField {...field('code')} {...(length !== undefined && { length })} />}
    </Around>,
    { lang },
  )
  const input = opened.screen.getByRole<HTMLInputElement>('textbox')
  return { ...opened, sent, input }
}

test('is one plain input that every autofill understands, with its label', async () => {
  const { screen, input } = await show()
  expect(screen.getAllByRole('textbox')).toEqual([input])
  expect(screen.getByLabelText('Verification code')).toBe(input)
  expect(input.autocomplete).toBe('one-time-code')
  expect(input.inputMode).toBe('numeric')
  expect(input.dir).toBe('ltr')
  expect(input.hasAttribute('maxlength')).toBe(false)
})

test('a whole code is sent by itself, once', async () => {
  const { user, input, sent } = await show()
  await user.type(input, '48291')
  expect(sent).toEqual([])
  await user.type(input, '3')
  expect(sent).toEqual(['482913'])
  await user.type(input, '7')
  await user.tab()
  expect(sent).toEqual(['482913'])
})

test('a changed code is sent again, the same one is not', async () => {
  const { user, input, sent } = await show({
    send: () => Promise.reject(new ApiError({ type: 'network' })),
  })
  await user.type(input, '482913')
  await user.type(input, '{Backspace}3')
  expect(sent).toEqual(['482913'])
  await user.type(input, '{Backspace}4')
  expect(sent).toEqual(['482913', '482914'])
})

test.for([
  ['482 913'],
  ['Your code is 482913, valid for 10 minutes'],
  ['٤٨٢٩١٣'],
  ['４８２９１３'],
  ['\u202A482-913\u202C'],
])('%j pasted over old digits replaces them and is sent', async ([text]) => {
  const { user, input, sent } = await show()
  await user.type(input, '12')
  await user.paste(text)
  expect(input.value).toBe('482913')
  expect(sent).toEqual(['482913'])
})

const settle = () => act(async () => {})

/** Inserts text as a keyboard does with a suggestion: all at once at the caret, without a paste event. */
function putIn(input: HTMLInputElement, data: string, inputType = 'insertText') {
  const at = input.selectionStart ?? input.value.length
  const value = input.value.slice(0, at) + data + input.value.slice(at)
  fireEvent.input(input, { target: { value }, inputType, data })
  return settle()
}

test.for([
  ['593817', 'insertText'],
  ['593 817 ', 'insertText'],
  ['٥٩٣٨١٧', 'insertReplacementText'],
  ['Your code is 593817', 'insertFromDrop'],
] as const)('the whole code %j put in beside typed digits replaces them (%s)', async ([data, inputType]) => {
  const { user, input, sent } = await show()
  await user.type(input, '48')
  await putIn(input, data, inputType)
  expect(input.value).toBe('593817')
  expect(sent).toEqual(['593817'])
})

test('a whole code that a composition ends with replaces the digits beside it', async () => {
  const { user, input, sent } = await show()
  await user.type(input, '48')
  fireEvent.compositionStart(input)
  fireEvent.input(input, { target: { value: '48593817' }, data: '593817', isComposing: true })
  // Assigned here, because composition events of the test environment have no `data`.
  fireEvent(input, Object.assign(createEvent.compositionEnd(input), { data: '593817' }))
  await settle()
  expect(input.value).toBe('593817')
  expect(sent).toEqual(['593817'])
})

test('digits beyond the code’s length are never cut off into a code that is sent', async () => {
  const { user, screen, input, sent } = await show()
  await user.type(input, '4829')
  await putIn(input, '59381')
  expect(input.value).toBe('482959381')
  await user.type(input, '{Enter}')
  expect(screen.getByText('Enter the whole code')).toBeTruthy()
  expect(sent).toEqual([])
})

test('a digit typed into the middle of a whole code makes no other code of it', async () => {
  const { user, input, sent } = await show({
    send: () => Promise.reject(new ApiError({ type: 'network' })),
  })
  await user.type(input, '482913')
  await user.type(input, '5', { initialSelectionStart: 2, initialSelectionEnd: 2 })
  await settle()
  expect(sent).toEqual(['482913'])
  await user.type(input, '{Backspace}', { initialSelectionStart: 7, initialSelectionEnd: 7 })
  expect(sent).toEqual(['482913', '485291'])
})

test('autofill that changes the field twice sends once', async () => {
  const { input, sent } = await show()
  fireEvent.change(input, { target: { value: '482913' } })
  fireEvent.change(input, { target: { value: '482913 ' } })
  await settle()
  expect(sent).toEqual(['482913'])
})

test('nothing is read out of a composition before it ends', async () => {
  const { input, sent } = await show()
  fireEvent.compositionStart(input)
  fireEvent.change(input, { target: { value: '４８２９１' } })
  fireEvent.change(input, { target: { value: '４８２９１３' } })
  await settle()
  expect(sent).toEqual([])
  fireEvent.compositionEnd(input)
  await settle()
  expect(input.value).toBe('482913')
  expect(sent).toEqual(['482913'])
})

test('an unfinished code is no mistake until it is sent', async () => {
  const { user, screen, input, sent } = await show()
  await user.type(input, '482')
  await user.tab()
  expect(screen.queryByText('Enter the whole code')).toBeNull()
  await user.type(input, '{Enter}')
  expect(screen.getByText('Enter the whole code')).toBeTruthy()
  expect(document.activeElement).toBe(input)
  expect(sent).toEqual([])
})

test('the announced length is the one that is asked for', async () => {
  const { user, screen, input, sent } = await show({ length: 4, lang: 'de' })
  expect(screen.getByText(/^Gib den 4-stelligen Code ein\.$/)).toBeTruthy()
  await user.type(input, '4829')
  expect(sent).toEqual(['4829'])
  expect(held()).toEqual({ code: '4829' })
})
