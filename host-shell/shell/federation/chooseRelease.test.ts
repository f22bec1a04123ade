import { expect, test } from 'vitest'
import { routing } from '@companion/shared/navigation/router'
import {
  sampleDevice,
  sampleDocument,
  sampleOffers,
  sampleRelease,
} from '../../../test/release/sampleRelease.ts'
import { candidatesFor, setDocuments } from './chooseRelease.ts'

const ref = 'weather@1.0.0-aaaa'
const paths = () => routing.routes.map(({ path, remote }) => `${remote} ${path}`)

test('a remote of which everything was put aside is still at its addresses', () => {
  const document = sampleDocument(sampleRelease('weather', '1.0.0', 'aaaa'))
  setDocuments([document], { ...sampleDevice, quarantined: [ref] }, sampleOffers)
  expect(candidatesFor('weather')).toEqual([])
  expect(paths()).toEqual(['weather /weather'])
})

test('a remote that does not fit the app around the page is nowhere', () => {
  const release = sampleRelease('weather', '1.0.0', 'aaaa')
  const document = sampleDocument({ ...release, needs: { ...release.needs, caps: ['pay'] } })
  setDocuments([document], sampleDevice, sampleOffers)
  expect(paths()).toEqual([])
})
