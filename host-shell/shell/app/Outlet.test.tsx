import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { brands } from '@companion/shared/brand/brands'
import { setBrand } from '@companion/shared/brand/current'
import { prepareTexts } from '@companion/shared/texts/createTexts'
import { setDocuments } from '../federation/chooseRelease.ts'
import { remoteStates, onRemoteEvent } from '../federation/remoteStates.ts'
import {
  sampleDevice,
  sampleDocument,
  sampleOffers,
  sampleRelease,
} from '../../../test/release/sampleRelease.ts'
import { bootObject } from '../../../test/bootObject.ts'
import { Outlet } from './Outlet.tsx'

const place = (remote: string) => ({ name: remote, remote })
let starts: string[]
let stop: () => void

beforeEach(async () => {
  starts = []
  stop = onRemoteEvent((event) => void (event.type === 'starting' && starts.push(event.remote)))
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('companion', bootObject({ start: { titles: {} } }))
  await prepareTexts('en')
  setBrand(brands[0]!)
  const none = ['weather', 'pay'].map((remote) => sampleRelease(remote, '1.0.0', 'aaaa'))
  setDocuments([sampleDocument(...none)], sampleDevice, sampleOffers)
  remoteStates['weather'] = { status: 'failed', shown: '', job: null, memory: [] }
})

afterEach(() => stop())

test('a remote that failed before its screen was drawn says so, and is not loaded a second time', async () => {
  await act(async () => void render(<Outlet {...place('weather')} />))
  expect(screen.getByText('This page didn’t load')).toBeTruthy()
  expect(starts).toEqual([])
})

test('whoever leaves a remote that has failed and comes back has it tried again', async () => {
  const { rerender } = render(<Outlet {...place('weather')} />)
  await act(async () => rerender(<Outlet {...place('pay')} />))
  await act(async () => rerender(<Outlet {...place('weather')} />))
  expect(starts).toEqual(['pay', 'weather'])
})
