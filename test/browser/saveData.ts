import type { BrowserContext, Page } from '@playwright/test'

/** Pages of a device that saves data, which fetch nothing ahead. */
export const saveData = (on: BrowserContext | Page): Promise<unknown> =>
  on.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
