import { brands } from '../brands/brands.ts'
import type { PageConfig } from '../boot/bootData.ts'
import type { HashedFile } from '../build/inlineScripts.ts'
import { skeleton } from './skeleton.ts'

/** What the document of a shell release consists of. */
export interface DocumentParts {
  /** The inline script that loads the shell's one script; it stands before everything else. */
  readonly headScript: string
  /** The bridge's chunk, which pages inside an app download beside the script. */
  readonly bridge: HashedFile
  readonly bootScript: string
  readonly styles: string
}

// `<` would end the block; JSON may write it as an escape.
const block = (id: string, json: string) =>
  `<script type="application/json" id="${id}">${json.replaceAll('<', '\\u003c')}</script>`

/**
 * The document of a page: the inline script that loads the shell, styles, the brands and the release document of the
 * shell's own day as data, and the inline script that prepares the first paint. No external script stands in it, because
 * the policy lets nothing run that the parser inserts. `floor` is the text of a signed envelope.
 */
export function renderDocument(
  { headScript, bridge, bootScript, styles }: DocumentParts,
  embedded: string,
  config: PageConfig,
): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<script>${headScript}</script>
<title>Companion</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="format-detection" content="telephone=no">
<meta name="referrer" content="no-referrer">
<link rel="icon" href="data:,">
<style>${styles}</style>
${block('companion-brands', JSON.stringify(brands))}
${block('companion-config', JSON.stringify({ ...config, bridge }))}
${block('companion-releases', embedded)}
</head>
<body>
<script>${bootScript}</script>
<div id="root">${skeleton}</div>
<noscript>This page needs JavaScript.</noscript>
</body>
</html>
`
}
