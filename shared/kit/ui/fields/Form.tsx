import type { ComponentProps, ReactNode } from 'react'
import * as css from './Field.css.ts'

/**
 * A form without the browser's own validation. Outside of a dialog, the method `dialog` sends nothing. With
 * `get`, Enter before hydration would put a password into the URL (HTML, "form submission algorithm").
 */
export function Form(form: Omit<ComponentProps<'form'>, 'className' | 'method' | 'noValidate'>) {
  return <form {...form} method="dialog" noValidate className={css.form} />
}

/** The actions of a form: one primary button, then text buttons. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={css.actions}>{children}</div>
}
