import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/** Shows other content instead of the page. */
export function showInPlace({ document }: Window, content: ReactNode): void {
  const root = document.getElementById('root')
  if (!root) return
  const place = document.createElement('div')
  root.style.display = 'none'
  root.after(place)
  createRoot(place).render(content)
}
