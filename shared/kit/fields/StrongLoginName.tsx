import type { ComponentProps } from 'react'
import { isPhone, LoginName } from './LoginName.tsx'
import * as css from './StrongLoginName.css.ts'

/** An emphasised login name inside a sentence. */
export function StrongLoginName(props: ComponentProps<typeof LoginName>) {
  return (
    <strong className={isPhone(props.of) ? css.phone : css.email}>
      <LoginName {...props} />
    </strong>
  )
}
