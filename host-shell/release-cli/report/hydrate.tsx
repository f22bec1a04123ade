import { hydrateRoot } from 'react-dom/client'
import { Report } from './Report.tsx'
import type { ReportData } from './readReport.ts'

// The script of the report's single HTML file. With `npm start` the report is live.
const data = JSON.parse(document.getElementById('data')?.textContent ?? '') as ReportData
const root = hydrateRoot(document.getElementById('report')!, <Report data={data} />)

/** Seconds between update checks of a live report, chosen by us. */
const lookEvery = 5

/** Renders the current data. If the server can't be reached, the page stays as it is. */
async function follow(): Promise<void> {
  if (document.hidden) return
  try {
    const answer = await fetch(`${location.pathname}?data`, { signal: AbortSignal.timeout(lookEvery * 1000) })
    // Not reloaded: the user's input and the opened remotes would be lost.
    if (answer.ok) root.render(<Report data={(await answer.json()) as ReportData} />)
  } catch {}
}

if (document.documentElement.dataset['live'] !== undefined) setInterval(() => void follow(), lookEvery * 1000)
