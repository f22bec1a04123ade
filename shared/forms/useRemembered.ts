import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { dropCarried, useCarried } from '@companion/shared/swap/guard'
import type { Values } from './validate.ts'

/** Milliseconds a form that has been left remembers its secrets. */
const limit = 600_000

/** Marks a draft, in its history entry, as the one that remembered secrets belong to. */
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
  put(name: string, value: Values[string]): void
  /** The draft of the present history entry. */
  draft(): Values
}

/**
 * Keeps secrets of a form in memory while the user looks at another page of ours, for the same history entry alone and
 * for ten minutes at most. Neither storage nor the history ever holds them.
 */
export function useRemembered({ name, fields, values, dirty, put, draft }: Options) {
  const key = `secrets.${name}`
  const [memory, keep] = useCarried<Memory | undefined>(key, undefined)
  const [id] = useState(() => Math.random().toString(36))
  const first = useRef({ memory, put, draft })
  const last = useRef({ values, wanted: false })

  useLayoutEffect(() => {
    last.current = { values, wanted: dirty && fields.length > 0 }
  })
  useLayoutEffect(() => {
    const { memory: found, put: give, draft: read } = first.current
    if (!found) return
    clearTimeout(found.timer)
    dropCarried(key)
    if (read()[mark] !== found.id) return
    for (const [field, value] of Object.entries(found.values)) give(field, value)
  }, [key])
  useEffect(
    () => () => {
      const { values: all, wanted } = last.current
      if (!wanted) return
      const kept = Object.fromEntries(Object.entries(all).filter(([field]) => fields.includes(field)))
      keep({ id, values: kept, timer: setTimeout(() => dropCarried(key), limit) })
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs once, when the form goes
    [],
  )
  return {
    /** What a draft carries, so that its entry is known again. */
    mark: fields.length > 0 ? { [mark]: id } : {},
    /** Nothing is remembered of a form that was sent. */
    forget: (): void => {
      last.current.wanted = false
    },
  }
}
