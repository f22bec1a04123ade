import './theme/reset.css.ts'
import './theme/values.css.ts'
import './theme/systemColours.css.ts'
import { start } from './app/start.tsx'

// The script may run before the document has been parsed.
const begin = (): void => {
  try {
    start(window, () => import(/* webpackChunkName: "qa" */ '@companion/workbench/tools'))
  } catch (cause) {
    console.error(cause)
    companion.start?.lost()
  }
}
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin)
else begin()
