import { build } from 'esbuild'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { renderToString } from 'react-dom/server'
import { sha256 } from '@companion/releases/stores/hash'
import { Report } from './Report.tsx'
import type { ReportData } from './readReport.ts'

const beside = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

let bundled: Promise<string> | undefined

/** Bundles the page's script, which includes React and release selection. Bundled once per process. */
const script = (): Promise<string> =>
  (bundled ??= build({
    entryPoints: [beside('hydrate.tsx')],
    bundle: true,
    format: 'iife',
    minify: true,
    write: false,
    jsx: 'automatic',
    target: 'es2020',
    define: { 'process.env.NODE_ENV': '"production"' },
  }).then(({ outputFiles: [file] }) => file!.text.replaceAll('</script', '<\\/script')))

/**
 * Returns the report as a single HTML file that needs no server. Its policy allows only its own script and
 * style. With `live`, the page polls its own URL for newer data.
 */
export async function renderReport(data: ReportData, { live = false } = {}): Promise<string> {
  const [code, style] = await Promise.all([script(), readFile(beside('report.css'), 'utf8')])
  const policy = [
    "default-src 'none'",
    'img-src data:',
    `script-src '${sha256(code)}'`,
    `style-src '${sha256(style)}'`,
    ...(live ? ["connect-src 'self'"] : []),
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
  // The log contains user input. A `</script` tag in it must not end the JSON block.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return `<!doctype html>
<html lang="en"${live ? ' data-live' : ''}>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>Releases</title>
<style>${style}</style>
</head>
<body>
<div id="report">${renderToString(<Report data={data} />)}</div>
<script type="application/json" id="data">${json}</script>
<script>${code}</script>
</body>
</html>
`
}
