import { useCallback, useEffect, useRef } from 'react'

const ends = ['pointerup', 'pointercancel'] as const

/**
 * Puts a task off until no press is under way. A field that is left by pressing a button must not show its
 * error at once: the button would move away from under the finger, and the click be lost.
 */
export function useAfterPress(): (task: () => void) => void {
  const pressed = useRef(false)

  useEffect(() => {
    const press = () => void (pressed.current = true)
    const release = () => void (pressed.current = false)
    window.addEventListener('pointerdown', press, true)
    for (const end of ends) window.addEventListener(end, release, true)
    return () => {
      window.removeEventListener('pointerdown', press, true)
      for (const end of ends) window.removeEventListener(end, release, true)
    }
  }, [])

  return useCallback((task) => {
    // On a touch screen the blur comes with the click, after the finger is up: the next task is late enough.
    const soon = () => {
      for (const end of ends) window.removeEventListener(end, soon)
      setTimeout(task)
    }
    if (!pressed.current) return soon()
    for (const end of ends) window.addEventListener(end, soon)
  }, [])
}
