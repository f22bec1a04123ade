import { useState } from 'react'
import { doneIn, keepDone } from '../../model/guides/done.ts'
import type { SectionKey } from '../../model/guides/shape.ts'

/** Reading the property alone throws where storage is forbidden. */
function place(): Storage | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}

/** The sections the user has marked, kept on this device. Mount anew for another guide or version. */
export function useDone(guide: string, variant: string) {
  const [done, setDone] = useState(() => doneIn(place(), guide, variant))
  const mark = (key: SectionKey, on: boolean) => {
    const next = on ? [...done.filter((other) => other !== key), key] : done.filter((other) => other !== key)
    setDone(next)
    keepDone(place(), guide, variant, next)
  }
  return { done, mark }
}
