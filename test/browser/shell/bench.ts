import type { Page } from '@playwright/test'

/** Finds the page's workbench. */
export const bench = (page: Page) => page.getByRole('complementary', { name: 'Workbench' })

/** Opens the workbench and some of its sections. The device remembers which sections are open. */
export async function openBench(page: Page, ...parts: readonly RegExp[]): Promise<void> {
  await page.getByRole('button', { name: 'QA', exact: true }).click()
  for (const part of parts) await bench(page).locator('summary').filter({ hasText: part }).first().click()
}
