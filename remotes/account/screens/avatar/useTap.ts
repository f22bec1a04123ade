import { useRef, type PointerEvent } from 'react'
import type { Point } from '../../model/crop.ts'

const still = 6
const short = 350

/** A short touch that does not move, given as its distance from the middle: dragging made easy for unsteady hands. */
export function useTap(onTap: (fromMiddle: Point) => void) {
  const start = useRef<Point & { at: number; pointer: number }>(undefined)
  return {
    onPointerDown({ clientX, clientY, timeStamp, pointerId, isPrimary }: PointerEvent) {
      start.current = isPrimary ? { x: clientX, y: clientY, at: timeStamp, pointer: pointerId } : undefined
    },
    onPointerUp({ clientX, clientY, timeStamp, pointerId, currentTarget }: PointerEvent) {
      const from = start.current
      start.current = undefined
      if (!from || from.pointer !== pointerId || timeStamp - from.at > short) return
      if (Math.hypot(clientX - from.x, clientY - from.y) > still) return
      const { left, top, width, height } = currentTarget.getBoundingClientRect()
      onTap({ x: clientX - left - width / 2, y: clientY - top - height / 2 })
    },
  }
}
