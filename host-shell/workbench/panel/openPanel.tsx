import { createRoot } from 'react-dom/client'
import type { KnownDocument } from '@companion/release-protocol/channelDocument'
import type { Workbench } from '../page/workbench.ts'
import { IndexPage } from './IndexPage.tsx'
import { showInPlace } from './inPlace.ts'
import { WorkbenchPanel } from './WorkbenchPanel.tsx'

interface Opened {
  readonly workbench: Workbench
  readonly document: KnownDocument
  /** True to show the list of all screens instead of the page. */
  readonly index: boolean
}

/**
 * Shows the workbench and, if requested, the list of screens instead of the page. The workbench is outside
 * the body, because it can shrink the body.
 */
export function openPanel(win: Window, { workbench, document, index }: Opened): void {
  const { documentElement } = win.document
  const host = documentElement.appendChild(win.document.createElement('div'))
  host.dataset['part'] = 'qa'
  createRoot(host).render(<WorkbenchPanel win={win} workbench={workbench} document={document} />)
  if (index) showInPlace(win, <IndexPage win={win} />)
}
