import { expect } from '@playwright/test'
import { marks } from '../../../bridge-contract/marks.ts'
import { test } from './openedAhead.ts'

// Real speculation rules, as an app's `prerenderUrlAsync` or a search page uses them (HTML, "Speculative
// loading").

const activation = `performance.getEntriesByType('navigation')[0].activationStart`

test('a prerendered page sends no token and keeps none until it is opened; then it goes on at once', async ({
  ahead: { chromium, prerender, follow, calls, session },
}) => {
  const { accessToken, refreshToken } = await session()
  await prerender(`/upload-nickname?lang=en&acc_token=${accessToken}&ref_token=${refreshToken}`)
  expect(await calls()).toEqual([])
  follow()
  await expect.poll(() => chromium.evaluate(`document.querySelector('input')?.value`)).toBe('Demo')
  expect(await chromium.evaluate(activation)).toBeGreaterThan(0)
  expect(await calls()).toContainEqual(expect.stringMatching(/users\/current/))
  expect(await chromium.evaluate('location.search')).toBe('?lang=en')
})

test('a prerendered weather page asks for no position and no weather until it is opened', async ({
  ahead: { chromium, prerender, follow, calls },
}) => {
  await prerender('/weather?lang=en')
  expect(await calls()).toEqual([])
  follow()
  await expect.poll(calls).toContainEqual(expect.stringMatching(/weather/))
  expect(await chromium.evaluate(activation)).toBeGreaterThan(0)
})

test('a prerendered page uses the session of the moment when it is opened', async ({
  ahead: { chromium, prerender, follow, calls, session },
}) => {
  const { accessToken } = await session()
  await prerender('/upload-nickname?lang=en')
  expect(await calls()).toEqual([])
  follow({ acc_token: accessToken })
  await expect.poll(() => chromium.evaluate(`document.querySelector('input')?.value`)).toBe('Demo')
  expect(await chromium.evaluate(activation)).toBeGreaterThan(0)
  expect(await chromium.evaluate(`sessionStorage.getItem('acc_token')`)).toBe(accessToken)
  expect(await chromium.evaluate('history.state?.drafts ?? null')).toBe(null)
})

interface Opened {
  readonly activation: number
  readonly words: number
  readonly marks: Readonly<Record<string, number>>
  readonly told: readonly { name: string; params: { ms: number }; early: boolean }[]
}

/** Returns what the opened page has done. Times are milliseconds since prerendering began. */
const opened = `(() => ({
  activation: ${activation},
  words: performance.getEntriesByName('first-contentful-paint')[0].startTime,
  marks: Object.fromEntries(performance.getEntriesByType('mark').reverse()
    .filter(({ name }) => name.startsWith('companion:')).map(({ name, startTime }) => [name, startTime])),
  told,
}))()`

test.describe('in an app', () => {
  test.use({ app: true })

  for (const path of ['/help', '/', '/weather', '/pay'])
    for (const lang of ['en', 'fr'])
      test(`${path} in ${lang} sends, asks and tells nothing until it is opened; then its words come first`, async ({
        ahead: { chromium, prerender, follow, calls, sent, session },
      }) => {
        const { accessToken, refreshToken } = await session()
        await prerender(`${path}?lang=${lang}&acc_token=${accessToken}&ref_token=${refreshToken}`)
        expect([await calls(), sent()]).toEqual([[], []])
        follow()
        for (const entry of ['companion:screen', 'first-contentful-paint'])
          await expect
            .poll(() => chromium.evaluate(`performance.getEntriesByName('${entry}').length > 0`))
            .toBe(true)
        await expect.poll(() => chromium.evaluate(`told.some(({ name }) => name === 'pageReady')`)).toBe(true)
        const page = await chromium.evaluate<Opened>(opened)
        const since = (time = NaN) => Math.round(time - page.activation)
        expect(page.activation).toBeGreaterThan(0)
        expect(page.told.filter(({ early }) => early)).toEqual([])
        // The time counts from the opening. Since the request, the page has waited more than two seconds.
        const ready = page.told.filter(({ name }) => name === 'pageReady')
        expect(ready.map(({ params }) => params.ms < page.activation)).toEqual([true])
        expect(Object.keys(page.marks).toSorted()).toEqual(Object.keys(marks).toSorted())
        expect(Math.min(...Object.values(page.marks))).toBeGreaterThanOrEqual(page.activation)
        // Only some languages have documents with words. In the others, the shell writes the words.
        if (lang === 'en')
          expect(page.marks['companion:ready']).toBeLessThanOrEqual(page.marks['companion:shell']!)
        const times = Object.entries(page.marks).map(([name, time]) => `${name} ${since(time)}`)
        console.log(`${path} ${lang}: words ${since(page.words)} ms after opening; ${times.join(', ')}`)
        // The words themselves take about 50 ms. A busy machine takes longer.
        expect(since(page.words)).toBeLessThan(1000)
      })
})
