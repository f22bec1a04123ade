import { build } from 'esbuild'
import { paths } from '../../host-shell/build/paths.ts'

/** A page to hold ours against: the least a page of its kind can be. */
export interface Reference {
  readonly name: string
  readonly html: string
  readonly script?: string
}

const page = (body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>reference</title><body>${body}`

/** An empty page with its words in it, and React with react-dom that renders the same words. */
export async function references(): Promise<readonly Reference[]> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { createRoot } from 'react-dom/client'
import { createElement } from 'react'
createRoot(document.getElementById('root')).render(createElement('h1', null, 'Weather'))`,
      resolveDir: `${paths.root}/shared`,
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return [
    { name: 'empty page', html: page('<h1>Weather</h1>') },
    {
      name: 'React alone',
      html: page('<div id="root"></div><script defer src="/reference.js"></script>'),
      script: outputFiles[0]?.text ?? '',
    },
  ]
}
