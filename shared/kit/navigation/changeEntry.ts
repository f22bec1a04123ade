/**
 * Changes the state, and optionally the address, of the current history entry without an event: the router, which patches
 * the instance's method, doesn't have to run. Throws if the browser limits history writes.
 */
export const changeEntry = ({ history }: Window, state: unknown, address?: string): void =>
  History.prototype.replaceState.call(history, state, '', address)
