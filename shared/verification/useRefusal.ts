import { useEffect } from 'react'
import type { FieldError } from '../forms/formState.ts'
import { fieldErrorOf } from '@companion/shared/http/reportError'
import type { Refusal, Step } from './verification.ts'

/** Shows the server's error at a step's field as soon as that step is on the page. */
export function useRefusal(refusal: Refusal | undefined, at: Step, show: (error: FieldError) => void): void {
  useEffect(() => {
    if (refusal?.at !== at) return
    let mounted = true
    // Asynchronous on purpose: setting an error flushes React's updates, which an effect may not do.
    void fieldErrorOf(refusal.error).then((error) => mounted && show(error))
    return () => {
      mounted = false
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once for each refusal
  }, [refusal, at])
}
