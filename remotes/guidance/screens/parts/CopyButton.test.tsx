import { expect, test } from 'vitest'
import { copy } from './CopyButton.tsx'

test('what is copied has none of the soft hyphens that let its words break on the screen', async () => {
  const copied: string[] = []
  const clipboard = { writeText: async (text: string) => void copied.push(text) }
  expect(
    await copy(
      { navigator: { clipboard } } as unknown as Window,
      'Sys\u00ADtem\u00ADver\u00ADsi\u00ADon: 14',
    ),
  ).toBe(true)
  expect(copied).toEqual(['Systemversion: 14'])
})
