import { beforeEach, expect, test } from 'vitest'
import { asBrowser } from '../../../../test/asBrowser.ts'
import { app, enterApp } from '../../../../test/nativeApp.ts'
import { open } from '../../../../test/open.tsx'
import { Support } from './Support.tsx'

beforeEach(() => {
  enterApp()
  asBrowser('hidden')
  app.calls.length = 0
  app.answers = {}
})

test('support links leave through the app', async () => {
  const { screen, user } = await open(<Support />, { at: '/support' })
  await user.click(screen.getByRole('link', { name: /Email/ }))
  await expect
    .poll(() => app.calls.find(([name]) => name === 'openExternal')?.[1])
    .toEqual({
      url: 'mailto:support@sparkpro.example',
    })
})
