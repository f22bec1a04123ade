import { register } from 'tsx/esm/api'

register()
const { hyphenateJson } = await import('./hyphenate.ts')

/** Webpack loader: long German words of a text that is no catalogue may break at their syllables. */
const germanLoader = (source) => hyphenateJson(source)
export default germanLoader
