import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { toasts } from '@companion/shared/toasts/queue'
import { setPosition, shenzhen } from '../../../test/weather/position.ts'
import { backend, row, show, shown, temperature, withStandIn } from '../../../test/weather/weatherScreen.tsx'

withStandIn()

test('a refresh within a minute says that there is nothing newer and asks nobody', async () => {
  setPosition(shenzhen)
  const { user } = await show()
  await shown('Nanshan, Shenzhen')
  const before = screen.getByText('Just updated')
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  // A new element, so that screen readers announce the same words again.
  expect(screen.getByText('Just updated')).not.toBe(before)
  expect(await backend.requests('weather')).toHaveLength(1)
})

test.each([
  [{ status: 500 }, 'The weather service isn’t responding. Try again in a moment.'],
  [{ body: { hello: 'world' } }, 'The weather service isn’t responding. Try again in a moment.'],
  [{ drop: true }, 'Check your connection and try again.'],
])('the service fails by %j: it says so, and Retry brings the weather', async (fault, hint) => {
  setPosition(shenzhen)
  await backend.fault({ path: '/api/v1/weather*', ...fault })
  const { user } = await show()
  expect(await screen.findByText('The weather didn’t load')).toBeTruthy()
  expect(screen.getByText(hint)).toBeTruthy()
  await backend.clearFaults()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await shown('Nanshan, Shenzhen')
})

test.each([{ status: 500 }, { status: 200, body: { hello: 'world' } }, { status: 200, body: 'oops' }])(
  'no position, and the weather by IP fails by %j: the service, not the place',
  async (fault) => {
    setPosition('denied')
    await backend.fault({ path: '/api/v1/weather/ip', ...fault })
    await show()
    expect(await screen.findByText('The weather didn’t load')).toBeTruthy()
    expect(screen.getByText('The weather service isn’t responding. Try again in a moment.')).toBeTruthy()
    expect(screen.queryByText('Can’t find your location')).toBeNull()
  },
)

test('no position and no place by IP: it cannot find you, and shows no other city', async () => {
  setPosition('denied')
  await backend.settings({ weatherIpPlace: '' })
  await show()
  expect(await screen.findByText('Can’t find your location')).toBeTruthy()
  expect(screen.queryByText('Address')).toBeNull()
  // The screen shows its own text, so the toast with the API's message is only for screen readers.
  await waitFor(() => expect(toasts.list.map(({ inline }) => inline)).toEqual([true]))
})

test('429 before any weather: when it will load, and Retry waits until then', async () => {
  setPosition(shenzhen)
  await backend.fault({ path: '/api/v1/weather*', status: 429, headers: { 'Retry-After': '30' } })
  await show()
  expect(await screen.findByText('Too many requests')).toBeTruthy()
  expect(screen.getByText(/^Back at \d/)).toBeTruthy()
  const retry = screen.getByRole('button', { name: 'Retry' })
  expect(retry.getAttribute('aria-disabled')).toBe('true')
  retry.click()
  expect(await backend.requests('weather')).toHaveLength(1)
})

test('while it comes, the labels stand and say what is waited for', async () => {
  setPosition('silent')
  await show()
  expect(screen.getByText('Locating…')).toBeTruthy()
  expect(row('Humidity')).toBe('')
  expect(screen.getByRole('button', { name: 'Refresh' }).getAttribute('aria-disabled')).toBe('true')
})

test('another language asks again, in that language', async () => {
  setPosition(shenzhen)
  await show('de')
  await shown('Nanshan, Shenzhen')
  expect(row('Wind')).toBe('Stärke 3–4Mäßiger Wind')
  expect(row('Wetter am Tag')).toBe('Teilweise bewölkt')
  expect((await backend.requests('weather'))[0]?.query).toMatchObject({ lang: 'de' })
})

test('without a connection the weather stays, and the page says so, not the screen', async () => {
  setPosition(shenzhen)
  await show()
  await shown('Nanshan, Shenzhen')
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(screen.queryByText(/offline/i)).toBeNull()
  expect(temperature()).toBe('24°')
  act(() => void window.dispatchEvent(new Event('online')))
  expect(temperature()).toBe('24°')
})

test('pulling down does the same as the button', async () => {
  setPosition(shenzhen)
  await show()
  const heading = await shown('Nanshan, Shenzhen')
  const touch = (type: string, clientY: number) =>
    act(
      () =>
        void heading.dispatchEvent(
          Object.assign(new Event(type, { bubbles: true }), { touches: [{ clientX: 100, clientY }] }),
        ),
    )
  touch('touchstart', 10)
  touch('touchmove', 400)
  touch('touchend', 400)
  expect(await screen.findByText('Just updated')).toBeTruthy()
})

test('each half of the day has its picture, and the words stand beside it', async () => {
  setPosition(shenzhen)
  await backend.settings({
    weatherPatch: { day: { text: 'Froschregen', kind: 'frogs' }, night: { text: 'Clear', kind: 'clear' } },
  })
  await show()
  await shown('Nanshan, Shenzhen')
  const half = (label: string) => screen.getByText(label).closest('li') as HTMLElement
  await waitFor(() => expect(half('Daytime weather').querySelector('[data-kind="unknown"]')).toBeTruthy())
  expect(half('Night weather').querySelector('[data-kind="clear"]')).toBeTruthy()
  expect(within(half('Daytime weather')).getByText('Froschregen')).toBeTruthy()
})
