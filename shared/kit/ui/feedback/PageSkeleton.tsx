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
 * The skeleton of a page, which the document also shows before any script runs: its styles are in the
 * document (`host-shell/shell/boot/skeleton.css.ts`). Its text is for screen readers.
 */
export const PageSkeleton = ({ children }: { children: string }) => (
  <div className="boot-page">
    <VisuallyHidden live>{children}</VisuallyHidden>
    <div className="boot-title" />
    {card}
    {card}
  </div>
)
