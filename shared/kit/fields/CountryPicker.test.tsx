import { createEvent, fireEvent, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { open } from '../../../test/open.tsx'
import { CountryPicker } from './CountryPicker.tsx'

const sent: string[] = []

function Host({ region = 'CN' }: { region?: string }) {
  const [shown, setShown] = useState(false)
  const [picked, setPicked] = useState(region)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        sent.push('sent')
      }}
    >
      <button type="button" onClick={() => setShown(true)}>
        choose
      </button>
      <output>{picked}</output>
      {shown && (
        <CountryPicker
          region={picked}
          likely="DE"
          onPick={(next) => {
            setPicked(next)
            setShown(false)
          }}
          onClose={() => setShown(false)}
        />
      )}
    </form>
  )
}

async function show(lang = 'en') {
  sent.length = 0
  const opened = await open(<Host />, { lang })
  const { screen, user } = opened
  const opener = screen.getByRole('button', { name: 'choose' })
  await user.click(opener)
  const search = await screen.findByRole('combobox')
  // By selector, because computing the ARIA roles of 245 rows takes seconds.
  const rows = () => [...document.querySelectorAll<HTMLElement>('[role=option]')]
  const names = () => rows().map((option) => option.textContent)
  return { ...opened, opener, search, names, rows }
}

test('is a dialog with a search over a list, the present country and the browser’s first', async () => {
  const { screen, search, names } = await show()
  const dialog = screen.getByRole('dialog', { name: 'Country or region' })
  expect(within(dialog).getByRole('listbox', { name: 'Country or region' })).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(search))
  expect(search.getAttribute('aria-autocomplete')).toBe('list')
  expect(search.getAttribute('aria-expanded')).toBe('true')
  expect(names().slice(0, 3)).toEqual(['China+86', 'Germany+49', 'Afghanistan+93'])
  expect(names().length).toBeGreaterThan(240)
})

test('is worked with the keyboard alone: arrows move, Enter picks, and no form is sent', async () => {
  const { screen, user, search, names } = await show()
  await user.type(search, 'united')
  expect(names()).toContain('United Kingdom+44')
  await user.keyboard('{ArrowDown}')
  const active = document.getElementById(search.getAttribute('aria-activedescendant') ?? '')
  expect(active?.getAttribute('aria-selected')).toBe('true')
  expect(active?.textContent).toBe(names()[1])
  await user.keyboard('{Enter}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('status').textContent).not.toBe('CN')
  expect(sent).toEqual([])
})

test('Enter on an empty list does nothing', async () => {
  const { screen, user, search } = await show()
  await user.type(search, 'qqqq{Enter}')
  expect(screen.getAllByText('No country or region found').length).toBeGreaterThan(0)
  expect(screen.getByRole('dialog')).toBeTruthy()
  expect(sent).toEqual([])
})

test.for(['Enter', 'Escape'])(
  'the %s that ends a composition does nothing, in Safari neither',
  async (key) => {
    const { screen, user, search } = await show('zh')
    await user.type(search, '德')
    // Safari ends the composition before the key event, so only `keyCode` 229 shows that it was one.
    for (const told of [{ keyCode: 229 }, { isComposing: true }]) {
      const event = createEvent.keyDown(search, { key })
      for (const [name, value] of Object.entries(told)) Object.defineProperty(event, name, { value })
      fireEvent(search, event)
    }
    expect(screen.getByRole('dialog')).toBeTruthy()
    expect(screen.getByText('CN')).toBeTruthy()
    await user.keyboard('{Enter}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByText('CN')).toBeNull()
  },
)

test.for([
  ['en', '٤٩', 'Germany+49'],
  ['en', '+４９', 'Germany+49'],
  ['en', 'at', 'Austria+43'],
  ['de', 'osterreich', 'Österreich+43'],
  ['zh', '德', '德国+49'],
  ['ar', 'المانيا', 'ألمانيا+49'],
] as const)('in %s, %j finds %s', async ([lang, typed, name]) => {
  const { user, search, names } = await show(lang)
  await user.type(search, typed)
  expect(names()[0]).toBe(name)
})

test('Esc closes and gives the focus back', async () => {
  const { screen, user, opener, search } = await show()
  await user.type(search, 'ger{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(opener)
})

test('the close button picks nothing, though a row is marked', async () => {
  const { screen, user, search } = await show()
  await user.type(search, 'ger')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText('CN')).toBeTruthy()
})

test('a tap on a row picks it', async () => {
  const { screen, user, rows } = await show()
  const japan = rows().find(({ textContent }) => textContent.startsWith('Japan'))
  if (japan) await user.click(japan)
  expect(screen.getByText('JP')).toBeTruthy()
})

test('the number of finds is said after a pause', async () => {
  const { screen, user, search } = await show()
  await user.type(search, 'united')
  await waitFor(() => expect(screen.getByText('3 countries and regions found')).toBeTruthy())
})
