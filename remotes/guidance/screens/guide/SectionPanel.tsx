import { brand } from '@companion/shared/brand/current'
import { Button } from '@companion/shared/ui/controls/Button'
import { Checkbox } from '@companion/shared/ui/controls/Checkbox'
import type { Section } from '../../model/guides/guide.ts'
import { lineAfterAppInfo, tapsOf } from '../../model/guides/taps.ts'
import { useTexts } from '../../texts.ts'
import { useGuideTexts } from './guideTexts.ts'
import * as css from './Sections.css.ts'
import { Taps } from './Taps.tsx'
import { useLabels } from './useLabels.ts'
import { useOpenSetting } from './useOpenSetting.ts'

interface Props {
  section: Section
  done: boolean
  reported: boolean
  onMark: (done: boolean) => void
}

/** Why, the steps and their alternatives, what to know, and the ways to act. */
export function SectionPanel({ section, done, reported, onMark }: Props) {
  const t = useTexts()
  const g = useGuideTexts()
  const app = brand().appName
  const nameOf = useLabels()
  const ways = [section.steps, ...section.alternatives].map(tapsOf)
  const step = lineAfterAppInfo(ways[0] ?? [])
  const setting = useOpenSetting(section.target, step !== undefined)
  const all = ways.flat()
  const foreign = all.some(({ label }) => label && nameOf(label).quoted)
  return (
    <div className={css.panel}>
      <p className={css.why}>{g(`${section.key}Why`, { app })}</p>
      {ways.map((taps, index) => (
        <div key={index}>
          {index > 0 && <p className={css.alternative}>{g('or')}</p>}
          <Taps taps={taps} nameOf={nameOf} />
        </div>
      ))}
      {section.notes.length > 0 && (
        <ul className={css.notes}>
          {section.notes.map((note) => (
            <li key={note}>{g(note, { app })}</li>
          ))}
        </ul>
      )}
      {foreign && <p className={css.small}>{t('englishNames')}</p>}
      {all.some(({ conf }) => conf === 'C') && <p className={css.small}>{t('unconfirmed')}</p>}
      {setting.offered && (
        <Button variant="secondary" busy={setting.busy} onClick={setting.open}>
          {t('openSetting')}
        </Button>
      )}
      <p role="status" className={css.answer}>
        {setting.answer === 'fallback' && step !== undefined && t('openedAppInfo', { step })}
        {(setting.answer === 'none' || (setting.answer === 'fallback' && step === undefined)) &&
          t('openYourself')}
      </p>
      {reported ? (
        <p className={css.reported}>{t('readByPhone')}</p>
      ) : (
        <Checkbox label={t('markDone')} checked={done} onChange={(event) => onMark(event.target.checked)} />
      )}
    </div>
  )
}
