import { Masked } from '../Masked.tsx'
import * as css from './SentTo.css.ts'

/** Where a code goes, standing out from the words around it. */
export function Target({ of }: { of: string }) {
  return (
    <strong className={of.includes('@') ? css.address : css.number}>
      <Masked target={of} />
    </strong>
  )
}
