import { hydrateRoot } from 'react-dom/client'
import { Report } from './Report.tsx'
import type { ReportData } from './readReport.ts'

// The script inside the report's one file. With a fresh report behind the same address (npm start), the page follows it.
const data = JSON.parse(document.getElementById('data')?.textContent ?? '') as ReportData
hydrateRoot(document.getElementById('report')!, <Report data={data} />)

/** Seconds between two looks at a live report; ours. */
const lookEvery = 5

/** The releases as text, without the moment the report was made. */
const stateOf = (report: ReportData): string => JSON.stringify({ ...report, at: '' })

const shown = stateOf(data)

/** Loads the page again when the releases have changed; a server that has ended leaves it as it is. */
async function follow(): Promise<void> {
  // A reload would lose what a person is typing.
  if (document.hidden || document.activeElement?.matches('input, select')) return
  try {
    const answer = await fetch(`${location.pathname}?data`, { signal: AbortSignal.timeout(lookEvery * 1000) })
    if (stateOf((await answer.json()) as ReportData) !== shown) location.reload()
  } catch {}
}

if (document.documentElement.dataset['live'] !== undefined) setInterval(() => void follow(), lookEvery * 1000)
