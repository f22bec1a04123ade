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
 * document (`host-shell/shell/boot/skeleton.css.ts`). `title` is the page's title, if it's known. Only screen
 * readers get the other text.
 */
export const PageSkeleton = ({ title, children }: { title: string | undefined; children: string }) => (
  <div className="boot-page">
    <VisuallyHidden live>{children}</VisuallyHidden>
    <div className="boot-title">{title}</div>
    {card}
    {card}
  </div>
)
