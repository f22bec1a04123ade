import { Ltr } from '@companion/shared/ui/Bdi'
import * as css from './Address.css.ts'

/** An address to read or to copy by hand: one press selects all of it. */
export function Address({ link }: { link: string }) {
  return (
    <p className={css.address}>
      <Ltr>{link}</Ltr>
    </p>
  )
}
