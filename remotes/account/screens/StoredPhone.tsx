import { loadPhones } from '@companion/shared/forms/phone'
import { retryImport } from '@companion/shared/loading/retryImport'
import { useLazy } from '@companion/shared/loading/useLazy'
import { Ltr } from '@companion/shared/ui/text/Bdi'
import * as css from './menu/MenuGroup.css.ts'

const numberPlans = retryImport(() => loadPhones())

interface Props {
  /** The number as the account has it. */
  stored: string
  /** Hides the middle of it. */
  mask?: (phone: string) => string
}

/** A stored number as people write it across borders; as it is stored when it cannot be read. */
export function StoredPhone({ stored, mask = (phone) => phone }: Props) {
  const { value: phones, failed } = useLazy(numberPlans)
  if (!phones && !failed) return <span className={css.shortBone} aria-hidden="true" />
  return <Ltr>{mask(phones?.internationalPhone(stored) ?? stored)}</Ltr>
}
