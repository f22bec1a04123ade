import { expect, test } from 'vitest'
import { brandValues, rebranding } from './brandValues.ts'

const sparkPro = {
  id: 'sparkpro',
  appName: 'SparkPro',
  companyName: 'SparkPro Ltd. "SP"',
  languages: ['en'],
  contacts: { phone: '+1', email: '' },
}

test('what one brand shows says what another one does', () => {
  const other = { ...sparkPro, id: 'other', appName: 'Other', companyName: 'A "B"', contacts: { phone: '' } }
  const as = rebranding(brandValues(sparkPro), brandValues(other))
  expect(as?.({ text: ['en SparkPro by SparkPro Ltd. "SP", +1', 'sparkpro://open'] })).toEqual({
    text: ['en Other by A "B", +1', 'other://open'],
  })
})

test('what a brand’s app is for is a word of many texts and stays one', () => {
  const values = (device: string) => brandValues({ ...sparkPro, device })
  expect(rebranding(values('watch'), values('glasses'))?.('watch')).toBe('watch')
})

test('one value that is two of another brand’s cannot be told apart', () => {
  const values = (companyName: string) => brandValues({ appName: 'One', companyName })
  expect(rebranding(values('One'), values('Two'))).toBeUndefined()
  expect(rebranding(values('Two'), values('One'))?.('One, Two')).toBe('One, One')
})
