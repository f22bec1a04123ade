import { register } from 'tsx/esm/api'

// Only for this import: otherwise tsx would also compile the files that the process loads after a build.
const unregister = register()
const { compileTexts } = await import('./hyphenate.ts')
const { textsOfScripts } = await import('./documentTexts.ts')
await unregister()

/**
 * Webpack loader: compiles a catalogue into parsed messages, so the page needs no parser. The result is
 * JavaScript, because JSON modules would add interop code to each bundle. Engines parse a long string faster
 * than an object.
 */
function textsLoader(source) {
  const texts = textsOfScripts(JSON.parse(source), this.resourcePath)
  const messages = JSON.stringify(compileTexts(texts, this.resourcePath))
  return `export default JSON.parse(${JSON.stringify(messages)})`
}
export default textsLoader
