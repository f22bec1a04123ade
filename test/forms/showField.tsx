import { useState, type ReactNode } from 'react'
import type { Rules, Values } from '@companion/shared/forms/formState'
import { useForm } from '@companion/shared/forms/useForm'

type FormHandle<V extends Values> = ReturnType<typeof useForm<V>>

interface Props<V extends Values> {
  initial: V
  rules?: Rules<V>
  send?(values: V): Promise<void>
  secrets?: (keyof V & string)[]
  children(form: FormHandle<V>): ReactNode
}

/** Puts a form with a submit button around the fields under test. */
export function Around<V extends Values>({ initial, rules = {}, send, secrets = [], children }: Props<V>) {
  const [first] = useState(initial)
  const form = useForm<V>({ initial: first, rules, secrets, send: send ?? (() => Promise.resolve()) })
  return (
    <form {...form.form} aria-label="form">
      {children(form)}
      <button type="submit">Go</button>
      <output aria-label="values">{JSON.stringify(form.values)}</output>
    </form>
  )
}

/** Returns the form's current values. */
export const held = (page: Document = document): unknown =>
  JSON.parse(page.querySelector('output[aria-label="values"]')?.textContent ?? 'null')
