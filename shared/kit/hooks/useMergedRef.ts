import { useCallback, type RefObject } from 'react'

/** Merges a ref object and a callback ref. */
export const useMergedRef = <E>(own: RefObject<E | null>, passed: (element: E | null) => void) =>
  useCallback(
    (element: E | null) => {
      // oxlint-disable-next-line react/immutability -- refs are mutable
      own.current = element
      passed(element)
    },
    [own, passed],
  )
