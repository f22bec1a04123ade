import { act, fireEvent } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { loadPhones } from '@companion/shared/forms/phone'
import { Around, held } from '../../../test/forms/showField.tsx'
import { open } from '../../../test/open.tsx'
import { PhoneField } from './PhoneField.tsx'

test('a number that was there before the number plans moves the country along and is written as one types it', async () => {
  // Mocked, because other tests may have loaded the phone metadata already.
  vi.spyOn(loadPhones, 'loaded').mockReturnValue(undefined)
  const { screen } = await open(
    <Around initial={{ region: 'US', phone: '', again: '' }}>
      {({ field }) => (
        <>
          <PhoneField {...field('phone')} region={field('region')} />
          <PhoneField {...field('again')} region={field('region')} repeat />
        </>
      )}
    </Around>,
    { lang: 'en' },
  )
  const [phone, again] = screen.getAllByRole<HTMLInputElement>('textbox')
  if (!phone || !again) throw new Error('there are not two fields')
  expect(screen.getByRole('button', { name: /United States/ })).toBeTruthy()
  fireEvent.change(phone, { target: { value: '+971501234567' } })
  fireEvent.change(again, { target: { value: '0501234567' } })
  await act(() => loadPhones())
  expect(screen.getByRole('button', { name: 'Country or region, United Arab Emirates +971' })).toBeTruthy()
  expect(held()).toEqual({ region: 'AE', phone: '+971 50 123 4567', again: '050 123 4567' })
})
