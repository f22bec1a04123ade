import type { ComponentProps, ReactNode } from 'react'
import * as css from './Field.css.ts'

/** A form whose words come from us and not from the browser. */
export function Form(form: Omit<ComponentProps<'form'>, 'className' | 'noValidate'>) {
  return <form {...form} noValidate className={css.form} />
}

/** The end of a form: one primary button, then text buttons. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={css.actions}>{children}</div>
}
