import './theme/reset.css.ts'
import './theme/values.css.ts'
import './theme/systemColours.css.ts'
import type { MarkName } from '@companion/bridge-contract/marks'
import { start } from './app/start.tsx'

// Waits for the document to be parsed, because this script can run earlier.
const begin = (): void => {
  try {
    performance.mark('companion:shell' satisfies MarkName)
    start(window, () => import(/* webpackChunkName: "qa" */ '@companion/workbench/tools'))
  } catch (cause) {
    console.error(cause)
    companion.start?.lost()
  }
}
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin)
else begin()
