import { VisuallyHidden } from '../text/VisuallyHidden.tsx'

const row = (
  <div className="boot-row">
    <i />
    <b />
  </div>
)
const card = (
  <div className="boot-card">
    {row}
    {row}
    {row}
  </div>
)

/**
 * The skeleton of a page. The HTML document also shows it before any script runs, so its styles are in the
 * document (`host-shell/shell/boot/skeleton.css.ts`). Only screen readers get its text.
 */
export const PageSkeleton = ({ children }: { children: string }) => (
  <div className="boot-page">
    <VisuallyHidden live>{children}</VisuallyHidden>
    <div className="boot-title" />
    {card}
    {card}
  </div>
)
