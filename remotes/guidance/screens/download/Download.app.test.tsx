import { beforeEach, describe, expect, test } from 'vitest'
import { asBrowser } from '../../../../test/asBrowser.ts'
import { app, enterApp } from '../../../../test/nativeApp.ts'
import { open } from '../../../../test/open.tsx'
import { Download } from './Download.tsx'

beforeEach(() => {
  enterApp()
  asBrowser('hidden')
  app.answers = { checkAppUpdate: () => ({ available: false }) }
})

describe('the download page inside the app', () => {
  test('says when the app is up to date', async () => {
    const { screen, user } = await open(<Download />, { at: '/app' })
    await user.click(screen.getByRole('button', { name: 'Check for update' }))
    expect(await screen.findByText('No new version available')).toBeTruthy()
    expect(screen.getByText('SparkPro is up to date.')).toBeTruthy()
  })

  test('a check that fails can be tried again, and leaves the address to copy', async () => {
    app.answers['checkAppUpdate'] = () => {
      throw new Error('no service')
    }
    const { screen, user } = await open(<Download />, { at: '/app' })
    expect(screen.queryByText(/play\.google\.com/)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Check for update' }))
    expect(await screen.findByText(/play\.google\.com/)).toBeTruthy()
    expect(screen.getAllByRole('button', { name: 'Copy link' })).toHaveLength(2)
    app.answers['checkAppUpdate'] = () => ({ available: false })
    await user.click(screen.getByRole('button', { name: 'Check for update' }))
    expect(await screen.findByText('No new version available')).toBeTruthy()
    expect(screen.queryByText(/play\.google\.com/)).toBeNull()
  })

  test('leads to the store when there is a newer one, and to its address when the store stays shut', async () => {
    app.answers['checkAppUpdate'] = () => ({ available: true, version: '2.4.0' })
    app.answers['openStore'] = () => {
      throw new Error('no store')
    }
    const { screen, user } = await open(<Download />, { at: '/app' })
    await user.click(screen.getByRole('button', { name: 'Check for update' }))
    expect(await screen.findByText('Version 2.4.0')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Open store' }))
    expect(await screen.findByText(/play\.google\.com/)).toBeTruthy()
  })
})
