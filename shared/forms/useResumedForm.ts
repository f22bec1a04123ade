import { useRef, type RefObject } from 'react'
import { useResume } from '../loading/useResume.ts'

interface ResumedForm {
  readonly ref: RefObject<HTMLFormElement | null>
  /** For a form's `onFailure`. */
  readonly onFailure: (failure: unknown) => boolean
}

/** A form that is sent again, as it stands then, when the session that failed under it works again. */
export function useResumedForm(): ResumedForm {
  const ref = useRef<HTMLFormElement>(null)
  const resume = useResume()
  return { ref, onFailure: (failure) => resume(failure, () => ref.current?.requestSubmit()) }
}
