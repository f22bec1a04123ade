import type { ReactNode } from 'react'
import { loadPhones } from '@companion/shared/forms/phone'
import { useLazy } from '../loading/Lazy.tsx'
import { Ltr } from '../ui/text/Bdi.tsx'

interface Props {
  stored: string
  mask?: (phone: string) => string
  /** Placeholder with the number's approximate width, so that the text next to it doesn't move. */
  waiting: ReactNode
}

/** A stored number in international format. If it can't be parsed, it's shown unchanged. */
export function StoredPhone({ stored, mask = (phone) => phone, waiting }: Props) {
  const { value: phones, failed } = useLazy(loadPhones)
  if (!phones && !failed) return waiting
  return <Ltr>{mask(phones?.internationalPhone(stored) ?? stored)}</Ltr>
}
