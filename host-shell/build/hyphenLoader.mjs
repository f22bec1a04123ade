import { register } from 'tsx/esm/api'

// Only for this import: otherwise tsx would also compile the files that the process loads after a build.
const unregister = register()
const { hyphenateJson } = await import('./hyphenate.ts')
await unregister()

/** Webpack loader: hyphenates long words of a JSON file that is not a message catalogue. */
function hyphenLoader(source) {
  return hyphenateJson(source, this.resourcePath)
}
export default hyphenLoader
