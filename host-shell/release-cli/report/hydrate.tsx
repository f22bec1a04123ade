import { hydrateRoot } from 'react-dom/client'
import { Report } from './Report.tsx'
import type { ReportData } from './readReport.ts'

// The script in the report's single file. If the URL serves fresh reports (npm start), the page reloads on
// changes.
const data = JSON.parse(document.getElementById('data')?.textContent ?? '') as ReportData
hydrateRoot(document.getElementById('report')!, <Report data={data} />)

/** Seconds between update checks of a live report; our choice. */
const lookEvery = 5

/** The report as text, without its creation time. */
const stateOf = (report: ReportData): string => JSON.stringify({ ...report, at: '' })

const shown = stateOf(data)

/** Reloads the page if the report has changed; an unreachable server changes nothing. */
async function follow(): Promise<void> {
  // A reload would lose the user's input.
  if (document.hidden || document.activeElement?.matches('input, select')) return
  try {
    const answer = await fetch(`${location.pathname}?data`, { signal: AbortSignal.timeout(lookEvery * 1000) })
    if (stateOf((await answer.json()) as ReportData) !== shown) location.reload()
  } catch {}
}

if (document.documentElement.dataset['live'] !== undefined) setInterval(() => void follow(), lookEvery * 1000)
