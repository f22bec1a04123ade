import { register } from 'tsx/esm/api'

register()
const { compileTexts } = await import('./compileTexts.ts')

/** Webpack loader: a catalogue becomes parsed messages, so the page needs no parser. */
const textsLoader = (source) => JSON.stringify(compileTexts(JSON.parse(source)))
export default textsLoader
