import { register } from 'tsx/esm/api'

// For this import alone: a process that builds and then loads other files would compile those with it, too.
const unregister = register()
const { compileTexts } = await import('./hyphenate.ts')
await unregister()

/** Webpack loader: a catalogue becomes parsed messages, so the page needs no parser. */
function textsLoader(source) {
  return JSON.stringify(compileTexts(JSON.parse(source), this.resourcePath))
}
export default textsLoader
