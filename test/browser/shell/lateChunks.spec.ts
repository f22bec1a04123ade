import { expect, test } from '../fixtures.ts'
import { signedIn } from '../session.ts'

// The shell's script doesn't contain the hashes of chunks that load after the first screen. They're in a
// separate file (`build/lateChunks.ts`).
test.use({ expected: /chunks\.json|integrity|digest|Failed to load resource|not loaded|not followed/i })

for (const fault of ['404', 'changed', 'html'] as const)
  test(`hashes of late chunks, ${fault}: none of them is asked for; with the file there again, toasts are shown`, async ({
    page,
    open,
    standin,
    site,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      const [, name] = /\/shell\/[^/]+\/(chunks|toasts|federation)\./.exec(request.url()) ?? []
      if (name) asked.push(name)
    })
    site.faults.set('/shell/*/chunks.json', fault)
    await standin.fault({ path: '/api/v1/users/*', method: 'PATCH', status: 500 })
    await open(await signedIn(standin, '/upload-nickname'))
    const field = page.getByLabel('Nickname', { exact: true })
    await expect(field).toHaveValue('Demo')
    await field.fill('Zoë')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => asked.length).toBeGreaterThan(1)
    expect([...new Set(asked)]).toEqual(['chunks'])
    // Without the toasts chunk, a toast is a plain line that the user can't dismiss.
    await expect(page.getByRole('alert')).toContainText('Modification failed')
    const dismiss = page.getByRole('button', { name: 'Dismiss' })
    await expect(dismiss).toHaveCount(0)
    site.faults.clear()
    // The toast that is already shown doesn't load the chunk again, but the next toast does.
    await expect(async () => {
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(dismiss).toBeVisible({ timeout: 1000 })
    }).toPass()
    await expect(page.getByRole('alert')).toContainText('Modification failed')
    expect(asked).toContain('toasts')
  })
