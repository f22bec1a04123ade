import type { ReactNode } from 'react'
import { loadPhones } from '@companion/shared/forms/phone'
import { useLazy } from '../loading/Lazy.tsx'
import { Ltr } from '../ui/text/Bdi.tsx'

interface Props {
  stored: string
  mask?: (phone: string) => string
  /** Keeps its place: as it is stored, a number has another length than as people write it, and would move. */
  waiting: ReactNode
}

/** A stored number as people write it across borders; as it is stored when it cannot be read. */
export function StoredPhone({ stored, mask = (phone) => phone, waiting }: Props) {
  const { value: phones, failed } = useLazy(loadPhones)
  if (!phones && !failed) return waiting
  return <Ltr>{mask(phones?.internationalPhone(stored) ?? stored)}</Ltr>
}
