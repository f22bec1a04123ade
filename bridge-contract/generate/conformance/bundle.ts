import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { engines } from '../engines.ts'
import { fill } from '../native.ts'

/** Returns the conformance kit as one self-contained HTML document, for the web view of any app. */
export async function kitPage(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('page.ts', import.meta.url))],
    bundle: true,
    // A classic script without top-level await also runs in the oldest engines.
    format: 'iife',
    ...engines,
    charset: 'ascii',
    write: false,
  })
  const script = (outputFiles[0]?.text ?? '').replaceAll('</script', String.raw`<\/script`)
  return `${fill('conformance/kit.html', { script: `<script>${script}</script>` })}\n`
}
