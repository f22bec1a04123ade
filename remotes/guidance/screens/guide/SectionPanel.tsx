import { useState } from 'react'
import { openSettings } from '@companion/bridge-contract'
import { brand } from '@companion/shared/brand/current'
import { call, supports } from '@companion/shared/bridge/app'
import { Button } from '@companion/shared/ui/controls/Button'
import { Checkbox } from '@companion/shared/ui/controls/Checkbox'
import type { Section, Target } from '../../model/guides/guide.ts'
import { lineAfterAppInfo, tapsOf } from '../../model/guides/taps.ts'
import { useTexts } from '../../texts.ts'
import * as css from './Guide.css.ts'
import { useGuideTexts, useLabels } from './guideTexts.ts'
import { PathDrawing } from './PathDrawing.tsx'
import { Taps } from './Taps.tsx'

interface Props {
  section: Section
  done: boolean
  reported: boolean
  onMark: (done: boolean) => void
}

/**
 * The open section: its reason, steps, alternatives and notes, and the controls to open and mark the setting.
 */
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
      <p>{g(`${section.key}Why`, { app })}</p>
      <PathDrawing taps={ways[0] ?? []} nameOf={nameOf} />
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
      {foreign && <p className={css.note}>{t('englishNames')}</p>}
      {all.some(({ conf }) => conf === 'C') && <p className={css.note}>{t('unconfirmed')}</p>}
      {setting.offered && (
        <Button variant="secondary" busy={setting.busy} onClick={setting.open}>
          {t('openSetting')}
        </Button>
      )}
      <p role="status" className={css.answer}>
        {setting.answer === 'fallback' && step !== undefined
          ? t('openedAppInfo', { step })
          : setting.answer && t('openYourself')}
      </p>
      {reported ? (
        <p className={css.reported}>{t('readByPhone')}</p>
      ) : (
        <Checkbox label={t('markDone')} checked={done} onChange={(event) => onMark(event.target.checked)} />
      )}
    </div>
  )
}

const offers = (screen: Target) => supports(openSettings, 'screen', screen).ok

/**
 * Lets the app open a section's setting. If the app can't open that setting, it opens the app's info page,
 * provided that the steps pass that page. `answer` is the result if the exact setting didn't open. The screen
 * then shows where to continue in the steps.
 */
function useOpenSetting(target: Target | undefined, passesAppInfo: boolean) {
  const [busy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<'fallback' | 'none'>()
  const candidates: readonly Target[] = target
    ? [target, ...(passesAppInfo ? ['appDetails' as const] : [])]
    : []
  const screen = candidates.find(offers)
  const open = async () => {
    if (!screen) return
    setBusy(true)
    setAnswer(undefined)
    // The call can fail, because makers protect these screens with permissions. It times out after two
    // seconds.
    const opened = await call(openSettings, { screen }).then(
      (result) => result.opened,
      () => 'none' as const,
    )
    setBusy(false)
    if (opened !== 'exact') setAnswer(opened)
    else if (screen !== target) setAnswer('fallback')
  }
  return { offered: screen !== undefined, busy, answer, open: () => void open() }
}
