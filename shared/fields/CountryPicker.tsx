import { useId } from 'react'
import { loadPhones } from '../forms/phone.ts'
import type { Region } from '../forms/region.ts'
import { useLazy } from '../loading/useLazy.ts'
import { useFormTexts } from '../texts/forms/texts.ts'
import { Button } from '../ui/controls/Button.tsx'
import * as css from './CountryPicker.css.ts'
import { close } from '../ui/text/icons.tsx'
import { IconButton } from '../ui/controls/IconButton.tsx'
import { Modal } from '../ui/dialog/Modal.tsx'
import { Spinner } from '../ui/feedback/Spinner.tsx'

interface Props {
  /** The region chosen now, '' for none. */
  region: Region
  /** The region of the browser, offered near the top. */
  likely: Region
  onPick(region: Region): void
  onClose(): void
}

async function loadList() {
  const [{ CountryPickerList }, phones] = await Promise.all([
    import(/* webpackChunkName: "countries" */ './CountryPickerList.tsx'),
    loadPhones(),
  ])
  return { CountryPickerList, phones }
}

/** Starts loading what the picker shows: a finger on its button is reason enough. */
export const prepareCountryPicker = (): void => void loadList().catch(() => {})

/** All countries on a page of their own, open for as long as it is rendered. Esc and Back close it. */
export function CountryPicker({ region, likely, onPick, onClose }: Props) {
  const t = useFormTexts()
  const id = useId()
  const [list, retry] = useLazy(loadList)
  return (
    <Modal labelledBy={id} onCancel={onClose}>
      <div className={css.page}>
        <div className={css.head}>
          <h2 id={id} tabIndex={-1} className={css.title}>
            {t('country')}
          </h2>
          <IconButton label={t('closePicker')} icon={close} onClick={onClose} />
        </div>
        {list.is === 'loading' && (
          <div className={css.wait} aria-busy="true">
            <Spinner />
          </div>
        )}
        {list.is === 'failed' && (
          <div className={css.failed} role="alert">
            {t('listFailed')}
            <Button variant="secondary" onClick={retry}>
              {t('loadAgain')}
            </Button>
          </div>
        )}
        {list.is === 'here' && (
          <list.value.CountryPickerList phones={list.value.phones} {...{ region, likely, onPick, onClose }} />
        )}
      </div>
    </Modal>
  )
}
