import { createRoot } from 'react-dom/client'
import { Panel } from './Panel.tsx'

/** Puts the QA panel on the page, beside the product and outside its tree. */
export function openPanel(win: Window): void {
  const host = win.document.createElement('div')
  host.dataset['part'] = 'qa'
  win.document.body.append(host)
  createRoot(host).render(<Panel win={win} />)
}
