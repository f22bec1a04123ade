import { Ltr } from '@companion/shared/ui/text/Bdi'
import { Fragment, type Ref } from 'react'
import * as css from './Parts.css.ts'

/** An address to read or to copy by hand: one press selects all of it. Lines end between its parts. */
export function Address({ link, ref }: { link: string; ref?: Ref<HTMLParagraphElement> }) {
  return (
    <p ref={ref} className={css.address}>
      <Ltr>
        {link.split(/([?&])/).map((part, index) => (
          <Fragment key={index}>
            {part}
            {/[?&]/.test(part) && <wbr />}
          </Fragment>
        ))}
      </Ltr>
    </p>
  )
}
