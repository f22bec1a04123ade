import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { dropCarried, useCarried } from '@companion/shared/swap/guard'
import type { Values } from './formState.ts'

/** The time in milliseconds that secrets stay in memory after their form is unmounted. */
const limit = 600_000

/** The draft's key for the id of the secrets that belong to it. */
const mark = '@remembered'

interface Memory {
  readonly id: string
  readonly values: Values
  readonly timer: ReturnType<typeof setTimeout>
}

interface Options {
  readonly name: string | undefined
  readonly fields: readonly string[]
  readonly values: Values
  readonly dirty: boolean
  setValue(name: string, value: Values[string]): void
  /** The draft of the current history entry. */
  draft(): Readonly<Record<string, unknown>>
}

/**
 * Stores a form's secrets in memory while the user visits another screen of this page: for the same history
 * entry, and for at most ten minutes. They're never written to storage or to the history.
 */
export function useRemembered({ name, fields, values, dirty, setValue, draft }: Options) {
  const key = `secrets.${name}`
  const [memory, remember] = useCarried<Memory | undefined>(key, undefined)
  const [id] = useState(() => Math.random().toString(36))
  const first = useRef({ memory, setValue, draft })
  const last = useRef({ values, wanted: false })

  useLayoutEffect(() => {
    last.current = { values, wanted: dirty && fields.length > 0 }
  })
  useLayoutEffect(() => {
    const { memory: found, setValue: restore, draft: read } = first.current
    if (!found) return
    clearTimeout(found.timer)
    dropCarried(key)
    if (read()[mark] !== found.id) return
    for (const [field, value] of Object.entries(found.values)) restore(field, value)
  }, [key])
  useEffect(
    () => () => {
      const { values: all, wanted } = last.current
      if (!wanted) return
      const secrets = Object.fromEntries(Object.entries(all).filter(([field]) => fields.includes(field)))
      remember({ id, values: secrets, timer: setTimeout(() => dropCarried(key), limit) })
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs once, on unmount
    [],
  )
  return {
    /** Goes into the draft, so that the secrets are restored only with the draft that they belong to. */
    mark: fields.length > 0 ? { [mark]: id } : {},
    forget: (): void => {
      last.current.wanted = false
    },
  }
}
