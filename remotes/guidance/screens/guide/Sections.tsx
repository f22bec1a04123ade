import { Group } from '@companion/shared/ui/layout/Group'
import { Banner } from '@companion/shared/ui/feedback/Banner'
import type { Guide, Variant } from '../../model/guides/shape.ts'
import { useTexts } from '../../texts.ts'
import * as css from './Sections.css.ts'
import { SectionRow } from './SectionRow.tsx'
import { useDone } from './useDone.ts'
import { useStatus } from './useStatus.ts'

/** The spec's five sections of one guide in the spec's order, and how far the user is. */
export function Sections({ guide, variant }: { guide: Guide; variant: Variant }) {
  const t = useTexts()
  const { done, mark } = useDone(guide.id, variant.id)
  const reported = useStatus()
  const isDone = (key: (typeof done)[number]) => done.includes(key) || reported.includes(key)
  const applying = variant.sections.filter(({ applies }) => applies)
  // On an iPhone most of it has no meaning; saying so five times helps nobody.
  const shown = guide.id === 'iphone' ? applying : variant.sections
  const count = applying.filter(({ key }) => isDone(key)).length
  return (
    <>
      <p className={css.progress} aria-live="polite">
        {t('progress', { done: count, total: applying.length })}
        <span className={css.track} aria-hidden="true">
          <span className={css.bar} style={{ inlineSize: `${(100 * count) / applying.length}%` }} />
        </span>
      </p>
      <Group
        title={t('settingsToChange')}
        footer={t('reviewed', { date: new Date(`${guide.reviewed}T12:00`) })}
      >
        {shown.map((section) => (
          <SectionRow
            key={section.key}
            section={section}
            first={section === applying[0]}
            done={isDone(section.key)}
            reported={reported.includes(section.key)}
            onMark={(on) => mark(section.key, on)}
          />
        ))}
      </Group>
      {count === applying.length && (
        <Banner tone="ok" title={t('allDone')}>
          {t('allDoneHint')}
        </Banner>
      )}
    </>
  )
}
