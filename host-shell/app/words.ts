import { use } from 'react'

/** Set while the document's words stay (`takeOver.tsx`); it resolves when they need not any longer. */
export const words: { staying?: Promise<void> | undefined } = {}

/** Suspends what would show that the screen is on its way, as long as its words are there. */
export function useWords(): void {
  if (words.staying) use(words.staying)
}
