import { useState } from 'react'
import { Group } from '@companion/shared/ui/layout/Group'
import { Banner } from '@companion/shared/ui/feedback/Banner'
import { Accordion } from '@companion/shared/ui/rows/Accordion'
import { Badge } from '@companion/shared/ui/text/Badge'
import { battery, clock, done as doneSign, lock, refresh, shield } from '@companion/shared/ui/text/icons'
import { Row } from '@companion/shared/ui/rows/Row'
import type { Guide, Section, Variant } from '../../model/guides/guide.ts'
import { tapsOf } from '../../model/guides/taps.ts'
import { useTexts } from '../../texts.ts'
import { useHashJump } from '../parts/useHashJump.ts'
import * as css from './Guide.css.ts'
import { useDone, useReported } from './useDone.ts'
import { useGuideTexts } from './guideTexts.ts'
import { SectionPanel } from './SectionPanel.tsx'

/** The spec's five sections of a guide, below the user's progress. */
export function Sections({ guide, variant }: { guide: Guide; variant: Variant }) {
  const t = useTexts()
  const { done, mark } = useDone(guide.id, variant.id)
  const reported = useReported()
  const isDone = (key: (typeof done)[number]) => done.includes(key) || reported.includes(key)
  const applying = variant.sections.filter(({ applies }) => applies)
  // Android guides also list the sections that don't apply. The iPhone's guide doesn't, because iOS has no
  // such settings.
  const shown = guide.id === 'iphone' ? applying : variant.sections
  const todo = applying.filter(({ key }) => !isDone(key))
  const count = applying.length - todo.length
  const next = todo.find(({ important }) => important) ?? todo[0]
  // Only on mount, so that marking a section doesn't open or close any.
  const [opened] = useState(() => named(applying) ?? next?.key)
  useHashJump()
  return (
    <>
      <p className={css.progress} data-done={count === applying.length || undefined} aria-live="polite">
        {t('progress', { done: count, total: applying.length })}
        <span className={css.track} aria-hidden="true">
          <span className={css.bar} style={{ inlineSize: `${(100 * count) / applying.length}%` }} />
        </span>
      </p>
      <Group
        title={t('settingsToChange')}
        footer={
          <>
            {t('reviewed', { date: new Date(`${guide.reviewed}T12:00`) })}
            <br />
            {t('credits')}
          </>
        }
      >
        {shown.map((section) => (
          <SectionRow
            key={section.key}
            section={section}
            open={section.key === opened}
            next={section === next}
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

const signs = { powerSaving: battery, unlimited: shield, autoStart: refresh, lock, powerMgmt: clock }

/** Returns the section in the URL's fragment, so that support can link to a setting. */
const named = (sections: readonly Section[]) =>
  sections.find(({ key }) => key === location.hash.slice(1))?.key

interface RowProps {
  section: Section
  /** True if the section is initially open. */
  open: boolean
  /** True for the section to do next: the first important one that isn't done. */
  next: boolean
  done: boolean
  reported: boolean
  onMark: (done: boolean) => void
}

/** A collapsible section, or a plain row if the section doesn't apply. */
function SectionRow({ section, open, next, done, reported, onMark }: RowProps) {
  const t = useTexts()
  const g = useGuideTexts()
  const label = g(section.key)
  if (!section.applies)
    return <Row icon={signs[section.key]} tone="quiet" label={label} note={t('nothingToDo')} />
  return (
    <Accordion
      name={section.key}
      anchor={section.key}
      icon={done ? doneSign : signs[section.key]}
      tone={done ? 'accent' : 'plain'}
      label={label}
      // Each row has a note, so that no row changes its height when the phone reports a setting.
      note={
        done ? (
          t('sectionDone')
        ) : (
          <>
            {next && (
              <>
                <Badge>{t('startHere')}</Badge>{' '}
              </>
            )}
            {t('steps', { count: tapsOf(section.steps).length })}
          </>
        )
      }
      defaultOpen={open}
    >
      <SectionPanel section={section} done={done} reported={reported} onMark={onMark} />
    </Accordion>
  )
}
