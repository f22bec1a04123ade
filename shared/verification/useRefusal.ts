import { useEffect } from 'react'
import type { FieldError } from '../forms/formState.ts'
import { fieldErrorOf } from '@companion/shared/http/reportError'
import type { Refusal, Step } from './verification.ts'

/** Shows at a step's field what the server said against it, as soon as that step is on the page. */
export function useRefusal(refusal: Refusal | undefined, at: Step, show: (error: FieldError) => void): void {
  useEffect(() => {
    if (refusal?.at !== at) return
    let mounted = true
    // Resolves after this effect at the earliest: a form puts its words on the page at once.
    void fieldErrorOf(refusal.error).then((error) => mounted && show(error))
    return () => {
      mounted = false
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once for each refusal
  }, [refusal, at])
}
