import { useCallback, type RefObject } from 'react'

/** One ref for an element that two want: a ref object of one's own, and a callback that was passed in. */
export const useMergedRef = <E>(own: RefObject<E | null>, passed: (element: E | null) => void) =>
  useCallback(
    (element: E | null) => {
      // oxlint-disable-next-line react/immutability -- a ref is there to be written
      own.current = element
      passed(element)
    },
    [own, passed],
  )
