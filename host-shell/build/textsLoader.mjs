import { register } from 'tsx/esm/api'

// For this import alone: a process that builds and then loads other files would compile those with it, too.
const unregister = register()
const { compileTexts } = await import('./hyphenate.ts')
const { textsOfScripts } = await import('./documentTexts.ts')
await unregister()

/**
 * Webpack loader: a catalogue becomes parsed messages, so the page needs no parser. It is a module of its own, not JSON,
 * for which each bundle would bring code that makes modules of values; engines read a long text faster than an object.
 */
function textsLoader(source) {
  const texts = textsOfScripts(JSON.parse(source), this.resourcePath)
  const messages = JSON.stringify(compileTexts(texts, this.resourcePath))
  return `export default JSON.parse(${JSON.stringify(messages)})`
}
export default textsLoader
