import { Ltr } from '@companion/shared/ui/text/Bdi'
import { StoredPhone } from '@companion/shared/fields/StoredPhone'
import * as css from './AccountValue.css.ts'

/** Skeleton that is shown while a value loads. */
export const waiting = <span className={css.shortSkeleton} aria-hidden="true" />

/** An email address that can wrap after its "@" and before the dots of its host. */
export function Address({ of }: { of: string }) {
  return (
    <Ltr>
      {of.match(/.+@|\.?[^.]+/g)?.map((part, at) => (
        <span key={at} className={css.part}>
          {part}
        </span>
      ))}
    </Ltr>
  )
}

interface Props {
  of: 'nickname' | 'phone' | 'email' | undefined
  value: string
}

export function AccountValue({ of, value }: Props) {
  if (of === 'phone') return <StoredPhone stored={value} waiting={waiting} />
  return of === 'email' ? <Address of={value} /> : value
}
