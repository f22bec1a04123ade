import { hydrateRoot } from 'react-dom/client'
import { Report } from './Report.tsx'
import type { ReportData } from './readReport.ts'

// The script of the report's single HTML file. With `npm start` the report is live, so the page reloads when
// its data changes.
const data = JSON.parse(document.getElementById('data')?.textContent ?? '') as ReportData
hydrateRoot(document.getElementById('report')!, <Report data={data} />)

/** Seconds between update checks of a live report, chosen by us. */
const lookEvery = 5

/** Returns the report as text without its creation time, which differs in every response. */
const stateOf = (report: ReportData): string => JSON.stringify({ ...report, at: '' })

const shown = stateOf(data)

/** Reloads the page if the report has changed. If the server can't be reached, the page stays as it is. */
async function follow(): Promise<void> {
  // A reload would discard the user's input.
  if (document.hidden || document.activeElement?.matches('input, select')) return
  try {
    const answer = await fetch(`${location.pathname}?data`, { signal: AbortSignal.timeout(lookEvery * 1000) })
    if (stateOf((await answer.json()) as ReportData) !== shown) location.reload()
  } catch {}
}

if (document.documentElement.dataset['live'] !== undefined) setInterval(() => void follow(), lookEvery * 1000)
