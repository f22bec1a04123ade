import { Accordion } from '@companion/shared/ui/rows/Accordion'
import { Badge } from '@companion/shared/ui/text/Badge'
import { battery, clock, done as doneSign, lock, refresh, shield } from '@companion/shared/ui/text/icons'
import { Row } from '@companion/shared/ui/rows/Row'
import { useGuideTexts } from '../../model/guides/texts.ts'
import type { Section } from '../../model/guides/shape.ts'
import { useTexts } from '../../texts.ts'
import { SectionPanel } from './SectionPanel.tsx'

const signs = { powerSaving: battery, unlimited: shield, autoStart: refresh, lock, powerMgmt: clock }

interface Props {
  section: Section
  /** The first one that applies is open when the screen appears. */
  first: boolean
  done: boolean
  reported: boolean
  onMark: (done: boolean) => void
}

/** One of the five sections: closed a row, open its steps. */
export function SectionRow({ section, first, done, reported, onMark }: Props) {
  const t = useTexts()
  const g = useGuideTexts()
  const label = g(section.key)
  if (!section.applies) return <Row icon={signs[section.key]} label={label} note={t('nothingToDo')} />
  return (
    <Accordion
      icon={done ? doneSign : signs[section.key]}
      tone={done ? 'accent' : 'plain'}
      label={label}
      note={section.important && <Badge>{t('mostImportant')}</Badge>}
      defaultOpen={first}
    >
      <SectionPanel section={section} done={done} reported={reported} onMark={onMark} />
    </Accordion>
  )
}
