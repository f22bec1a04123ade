import { fireEvent, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openSignedIn, withBackend } from '../../../../test/account/openSignedIn.tsx'
import { CropStep } from './CropStep.tsx'

withBackend()

test('Save waits for the picture, which is there a moment after the button', async () => {
  const complete = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
  const canvas = document.createElement('canvas')
  const picture = { canvas, url: 'blob:picture', release: () => {} }
  const { screen } = await openSignedIn(
    <CropStep picture={picture} problem={undefined} picking={false} onPick={() => {}} />,
    { at: '/avatar' },
  )
  const image = await screen.findByAltText('')
  const save = screen.getByRole('button', { name: 'Save' })
  expect(save.getAttribute('aria-disabled')).toBe('true')
  complete.mockReturnValue(true)
  fireEvent.load(image)
  await waitFor(() => expect(save.getAttribute('aria-disabled')).toBeNull())
})
