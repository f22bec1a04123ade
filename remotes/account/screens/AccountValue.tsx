import { Ltr } from '@companion/shared/ui/text/Bdi'
import { StoredPhone } from '@companion/shared/fields/StoredPhone'
import * as css from './AccountValue.css.ts'

/** Skeleton that is shown while a value loads. */
export const waiting = <span className={css.shortSkeleton} aria-hidden="true" />

/** An email address that can wrap before its "@" and before the dots of its host. */
export function Address({ of }: { of: string }) {
  const at = of.lastIndexOf('@')
  return (
    <Ltr>
      <span className={css.address}>
        {at > 0 && <span className={css.name}>{of.slice(0, at)}</span>}
        <span className={css.host}>
          {of
            .slice(Math.max(0, at))
            .match(/\.?[^.]+/g)
            ?.map((part, index) => (
              <span key={index} className={css.part}>
                {part}
              </span>
            ))}
        </span>
      </span>
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
