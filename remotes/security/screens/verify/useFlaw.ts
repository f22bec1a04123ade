import { useEffect } from 'react'
import type { FieldError } from '@companion/shared/forms/validate'
import { wordsInPlace } from '@companion/shared/http/words'
import type { Flaw, Step } from '../../model/verification.ts'

/** Says at a step's field what the server said against it, as soon as that step is on the page. */
export function useFlaw(flaw: Flaw | undefined, at: Step, say: (problem: FieldError) => void): void {
  useEffect(() => {
    if (flaw?.at !== at) return
    let here = true
    // Resolves after this effect at the earliest: a form puts its words on the page at once.
    void wordsInPlace(flaw.failure).then((problem) => here && say(problem))
    return () => {
      here = false
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once for each flaw
  }, [flaw, at])
}
