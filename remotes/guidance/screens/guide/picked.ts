/** Kept with the step from the list to a guide: the user has picked it by hand. */
export const picked = { picked: true } as const

/** True where the step to this screen was the user's own pick. */
export const wasPicked = (data: unknown): boolean =>
  (data as Partial<typeof picked> | undefined)?.picked === true
