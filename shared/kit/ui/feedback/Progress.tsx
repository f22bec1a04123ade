import { useKitTexts } from '@companion/shared/texts/kit/texts'
import * as css from './Progress.css.ts'

/** "Step 2 of 3" as text and dots. Pass it to a screen as `progress`. */
export function Progress({ step, total }: { step: number; total: number }) {
  const t = useKitTexts()
  return (
    <div className={css.whole}>
      <span>{t('step', { step, total })}</span>
      <span className={css.dots} aria-hidden="true">
        {Array.from({ length: total }, (_, index) => (
          <span key={index} className={css.dot} data-done={index < step || undefined} />
        ))}
      </span>
    </div>
  )
}
