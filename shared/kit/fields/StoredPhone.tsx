import type { ReactNode } from 'react'
import { loadPhones } from '@companion/shared/forms/phone'
import { useLazy } from '../loading/Lazy.tsx'
import { Ltr } from '../ui/text/Bdi.tsx'

interface Props {
  stored: string
  mask?: (phone: string) => string
  /** Reserves the width: formatting changes a number's length. */
  waiting: ReactNode
}

/** A stored number in international format, or unchanged if it can't be parsed. */
export function StoredPhone({ stored, mask = (phone) => phone, waiting }: Props) {
  const { value: phones, failed } = useLazy(loadPhones)
  if (!phones && !failed) return waiting
  return <Ltr>{mask(phones?.internationalPhone(stored) ?? stored)}</Ltr>
}
