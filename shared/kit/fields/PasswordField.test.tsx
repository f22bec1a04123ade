import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Around } from '../../../test/forms/showField.tsx'
import { open } from '../../../test/open.tsx'
import { newPassword, samePassword } from '../forms/rules.ts'
import { PasswordField } from './PasswordField.tsx'
import { PasswordFields } from './PasswordFields.tsx'

const rules = { password: newPassword, repeat: samePassword }

async function show(lang = 'en') {
  const opened = await open(
    <Around initial={{ password: '', repeat: '' }} rules={rules}>
      {({ field }) => (
        <PasswordFields
          password={field('password')}
          repeat={field('repeat')}
          username="zoe@mail.example"
          label={lang === 'en' ? 'New password' : 'Neu'}
        />
      )}
    </Around>,
    { lang },
  )
  const input = (name: string) => {
    const found = document.querySelector<HTMLInputElement>(`input[name="${name}"]`)
    if (!found) throw new Error(`no input ${name}`)
    return found
  }
  return { ...opened, input }
}

test('managers see a new password, its rule, and whose it is', async () => {
  const { screen, input } = await show()
  expect(screen.getByLabelText('New password')).toBe(input('password'))
  expect(screen.getByLabelText('Repeat password')).toBe(input('repeat'))
  expect(input('password').autocomplete).toBe('new-password')
  expect(input('password').getAttribute('passwordrules')).toContain('maxlength: 16')
  expect(input('password').hasAttribute('maxlength')).toBe(false)
  expect(input('username').value).toBe('zoe@mail.example')
  expect(input('username').autocomplete).toBe('username')
  expect(input('username').hidden).toBe(true)
})

test('one button of each shows both, by keyboard too, and says which it is and how it stands', async () => {
  const { screen, user, input } = await show()
  const [first, second] = screen.getAllByRole('button', { name: /^Show password: / })
  expect(first?.getAttribute('aria-label')).toBe('Show password: New password')
  expect(second?.getAttribute('aria-label')).toBe('Show password: Repeat password')
  expect(first?.getAttribute('aria-pressed')).toBe('false')
  await user.click(input('password'))
  await user.tab()
  expect(document.activeElement).toBe(first)
  await user.keyboard(' ')
  expect([input('password').type, input('repeat').type]).toEqual(['text', 'text'])
  expect(second?.getAttribute('aria-pressed')).toBe('true')
  await user.keyboard('{Enter}')
  expect([input('password').type, input('repeat').type]).toEqual(['password', 'password'])
})

test('a tap on the eye leaves the focus, and so the keyboard, in the field', async () => {
  const { screen, user, input } = await show()
  await user.type(input('password'), 'abc')
  const [eye] = screen.getAllByRole('button', { name: /^Show password: / })
  if (eye) await user.click(eye)
  expect(document.activeElement).toBe(input('password'))
})

test('what is sent is hidden again', async () => {
  const { screen, user, input } = await show()
  const [eye] = screen.getAllByRole('button', { name: /^Show password: / })
  if (eye) await user.click(eye)
  await user.type(input('password'), 'abc123')
  await user.type(input('repeat'), 'abc123{Enter}')
  expect([input('password').type, input('repeat').type]).toEqual(['password', 'password'])
})

test('the rule is one line until one types; then its parts are ticked off, and heard after a pause only', async () => {
  const { screen, user, input } = await show()
  const parts = () => screen.queryAllByRole('listitem').map((item) => item.textContent)
  expect(parts()).toEqual([])
  const rule = '6-16 characters combining letters and numbers'
  expect(screen.getByText(rule)).toBeTruthy()
  await user.type(input('password'), 'abc')
  expect(screen.queryByText(rule)).toBeNull()
  expect(parts()[0]).toContain('6-16 characters: not met')
  expect(parts().map((part) => part?.includes(': met'))).toEqual([false, true, false])
  expect(screen.queryByText(/^Still missing/)).toBeNull()
  await waitFor(() =>
    expect(
      screen.getByText('Still missing: 6-16 characters, At least one number, and Both passwords match'),
    ).toBeTruthy(),
  )
  await user.type(input('password'), '123')
  expect(parts().map((part) => part?.includes(': met'))).toEqual([true, true, true])
  expect(screen.queryByText(/^Both passwords match:/)).toBeNull()
  await user.type(input('repeat'), 'a')
  expect(screen.getByText('Both passwords match: not met')).toBeTruthy()
  await user.type(input('repeat'), 'bc123')
  expect(screen.getByText('Both passwords match: met')).toBeTruthy()
  await waitFor(() => expect(screen.getByText('The password meets all requirements')).toBeTruthy())
})

test.for([
  ['', '', 'Password must not be empty'],
  ['abcdef', 'abcdef', '6-16 characters combining letters and numbers'],
  ['abcdefghijklmnop1', 'abcdefghijklmnop1', '6-16 characters combining letters and numbers'],
  ['abc123', 'abc124', 'Passwords do not match'],
] as const)('refuses %j repeated as %j and keeps what was typed', async ([first, again, problem]) => {
  const { screen, user, input } = await show()
  if (first) await user.type(input('password'), first)
  if (again) await user.type(input('repeat'), again)
  await user.click(screen.getByRole('button', { name: 'Go' }))
  expect(screen.getByText(problem)).toBeTruthy()
  expect([input('password').value, input('repeat').value]).toEqual([first, again])
})

test('a current password asks for no rule and is never trimmed', async () => {
  const sent: unknown[] = []
  const { screen, user } = await open(
    <Around initial={{ password: '' }} send={async (values) => void sent.push(values)}>
      {({ field }) => <PasswordField {...field('password')} kind="current" />}
    </Around>,
  )
  const input = screen.getByLabelText<HTMLInputElement>('Password')
  expect(input.autocomplete).toBe('current-password')
  expect(input.hasAttribute('passwordrules')).toBe(false)
  await user.type(input, ' x {Enter}')
  expect(sent).toEqual([{ password: ' x ' }])
})
