import './theme/reset.css.ts'
import './theme/values.css.ts'
import './theme/systemColours.css.ts'
import { start } from './app/start.tsx'

// The script may be here before the end of the document.
const begin = (): void => {
  try {
    start(window, () => import(/* webpackChunkName: "qa" */ '@companion/workbench/tools'))
  } catch (cause) {
    console.error(cause)
    window.companionStart?.lost()
  }
}
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin)
else begin()
