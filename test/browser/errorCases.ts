import { expect, type Page } from '@playwright/test'
import { typedInto, type ErrorCase } from '../errorCases/errorCase.ts'

export const fieldAt = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).and(page.locator(typedInto))

/**
 * Checks that the page shows the error once, focuses the right element, empties the fields in `empty` and
 * preserves the values in `keeps`.
 */
export async function expectError(page: Page, line: ErrorCase): Promise<void> {
  const { words, at, focus, empty = [], keeps = {}, besides, alsoToast } = line
  const toast = page.getByRole('alert')
  await expect(toast).toContainText(words)
  // An error is shown once, either at its field or in the toast. The toast must not cover a heading.
  const box = await toast.boundingBox()
  if (at || (besides && !alsoToast)) expect(box?.height ?? 0, 'the page says it').toBe(0)
  else {
    const heading = await page.getByRole('heading', { level: 1 }).last().boundingBox()
    expect(box?.height ?? 0).toBeGreaterThan(0)
    expect((heading?.y ?? 0) + (heading?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0)
  }
  if (at) {
    await expect(fieldAt(page, at)).toHaveAccessibleDescription(new RegExp(source(words)))
    await expect(fieldAt(page, at)).toHaveAttribute('aria-invalid', 'true')
  }
  if (besides) await expect(page.getByRole('main').getByText(besides)).toBeVisible()
  await expect(page.locator(':focus')).toHaveAccessibleName(focus)
  for (const label of empty) await expect(fieldAt(page, label)).toHaveValue('')
  for (const [label, value] of Object.entries(keeps)) await expect(fieldAt(page, label)).toHaveValue(value)
}

const source = (words: string | RegExp) =>
  typeof words === 'string' ? words.replace(/[\\^$.+?()[\]{}|]/g, '\\$&') : words.source
