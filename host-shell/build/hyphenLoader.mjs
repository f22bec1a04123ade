import { register } from 'tsx/esm/api'

// For this import alone: a process that builds and then loads other files would compile those with it, too.
const unregister = register()
const { hyphenateJson } = await import('./hyphenate.ts')
await unregister()

/** Webpack loader: long words of a text that is no catalogue may break at their syllables. */
function hyphenLoader(source) {
  return hyphenateJson(source, this.resourcePath)
}
export default hyphenLoader
