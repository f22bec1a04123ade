import { expect, test } from 'vitest'
import { textsOfScripts } from './documentTexts.ts'

test('the texts of the document are not in the shell’s scripts, and only those are left out', () => {
  const catalogue = { back: 'Back', pageLost: 'Lost', retry: 'Retry', engineOld: 'Old' }
  expect(textsOfScripts(catalogue, '/project/host-shell/shell/texts/en.json')).toEqual({ back: 'Back' })
  expect(textsOfScripts(catalogue, '/project/shared/kit/texts/kit/en.json')).toEqual(catalogue)
})
