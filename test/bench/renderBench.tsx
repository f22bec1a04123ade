import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { paths } from '../../host-shell/build/paths.ts'
import { BenchReport } from './BenchReport.tsx'
import type { BenchFile } from './summary.ts'

const ownStyle = `.spread { stroke: var(--text); stroke-width: 2; stroke-dasharray: none; }
.spoken { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.card h2 { margin-top: 0; }
`

/** Renders the report as one HTML file without scripts, styled like the release report. */
export async function renderBench(file: BenchFile, before?: BenchFile): Promise<string> {
  const look = await readFile(join(paths.root, 'host-shell/release-cli/report/report.css'), 'utf8')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>How fast Companion is</title>
<style>${look}${ownStyle}</style>
</head>
<body>${renderToStaticMarkup(<BenchReport file={file} before={before} />)}</body>
</html>
`
}
