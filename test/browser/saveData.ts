import type { BrowserContext, Page } from '@playwright/test'

/** Simulates a device in data saver mode, so pages don't prefetch. */
export const saveData = (on: BrowserContext | Page): Promise<unknown> =>
  on.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
