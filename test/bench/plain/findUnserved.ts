// In place of the shell's: an application without releases has every screen for every app.
export const findUnserved = (): undefined => undefined
