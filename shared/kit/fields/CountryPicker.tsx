import { useId } from 'react'
import { loadPhones } from '@companion/shared/forms/phone'
import type { Region } from '../forms/region.ts'
import { Lazy } from '../loading/Lazy.tsx'
import { retryImport } from '../loading/retryImport.ts'
import { useFormTexts } from '../texts/forms/texts.ts'
import * as css from './CountryPicker.css.ts'
import { close } from '../ui/text/icons.tsx'
import { IconButton } from '../ui/controls/IconButton.tsx'
import { Modal } from '../ui/dialog/Modal.tsx'
import { Spinner } from '../ui/feedback/Spinner.tsx'

interface Props {
  region: Region
  /** The browser's region, listed near the top. */
  likely: Region
  onPick(region: Region): void
  onClose(): void
}

const list = retryImport(async () => {
  const [{ CountryPickerList }, phones] = await Promise.all([
    import(/* webpackChunkName: "countries" */ './CountryPickerList.tsx'),
    loadPhones(),
  ])
  return { CountryPickerList, phones }
})

/** Loads the picker in advance, on pointerdown. */
export const prepareCountryPicker = (): void => void list().catch(() => {})

const waiting = (
  <div className={css.waiting} aria-busy="true">
    <Spinner />
  </div>
)

/** A full-screen country picker. It's open while it's rendered, and Esc and Back close it. */
export function CountryPicker({ region, likely, onPick, onClose }: Props) {
  const t = useFormTexts()
  const id = useId()
  return (
    <Modal labelledBy={id} onCancel={onClose}>
      <div className={css.page}>
        <div className={css.head}>
          <h2 id={id} tabIndex={-1} className={css.title}>
            {t('country')}
          </h2>
          <IconButton label={t('closePicker')} icon={close} onClick={onClose} />
        </div>
        <Lazy part={list} waiting={waiting}>
          {({ CountryPickerList, phones }) => (
            <CountryPickerList phones={phones} {...{ region, likely, onPick, onClose }} />
          )}
        </Lazy>
      </div>
    </Modal>
  )
}
