import { register } from 'tsx/esm/api'

register()
const { compileTexts } = await import('./hyphenate.ts')

/** Webpack loader: a catalogue becomes parsed messages, so the page needs no parser. */
function textsLoader(source) {
  return JSON.stringify(compileTexts(JSON.parse(source), this.resourcePath))
}
export default textsLoader
