import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { engines } from '../engines.ts'

/** The kit as one HTML page without references, for the web view of any app. */
export async function kitPage(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('page.ts', import.meta.url))],
    bundle: true,
    // Not a module: with no await at its top level, the oldest engines run it too.
    format: 'iife',
    ...engines,
    charset: 'ascii',
    write: false,
  })
  const script = (outputFiles[0]?.text ?? '').replaceAll('</script', String.raw`<\/script`)
  return `<!doctype html>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width" />
<title>Bridge conformance</title>
<body></body>
<script>
${script}</script>
`
}
