import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { dropCarried } from '@companion/shared/swap/guard'
import { setPosition, shenzhen } from '../../../test/weather/position.ts'
import { backend, row, show, temperature, withStandIn } from '../../../test/weather/weatherScreen.tsx'

withStandIn()

const labels = [
  'Daytime weather',
  'Night weather',
  'Humidity',
  'Wind',
  'Precipitation chance',
  'Precipitation',
  'Time zone',
  'Latitude and longitude',
]

/** Opens the screen and returns all data on it as a list. */
async function facts(): Promise<readonly string[]> {
  dropCarried()
  await show()
  await screen.findByText('Just updated')
  const place = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  const all = [...place, temperature(), screen.queryByText(/^H: /)?.textContent, ...labels.map(row)]
  cleanup()
  return all.map(String)
}

test('a field of the weather that is null, missing or of another type leaves everything else', async () => {
  setPosition(shenzhen)
  const whole = await facts()
  const answer = (await (
    await fetch(`${backend.url}/api/v1/weather?lat=22.54&lon=114.06&lang=en`)
  ).json()) as object
  expect(Object.keys(answer).length).toBeGreaterThan(15)
  // One mutant per field is enough for the screen, because test/api/fields.test.ts tests all of them.
  for (const [index, field] of Object.keys(answer).entries()) {
    const mutant = index % 2 ? null : {}
    await backend.settings({ weatherPatch: { [field]: mutant } })
    const left = await facts()
    const lost = whole.filter((fact, at) => fact !== left[at])
    expect(lost.length, `${field} ${JSON.stringify(mutant)}: ${lost.join()}`).toBeLessThan(2)
  }
})
