/**
 * Changes the state, and optionally the URL, of the current history entry. Uses the prototype's method,
 * because the router patches the instance's and would re-render. Throws if the browser limits history writes.
 */
export const changeEntry = ({ history }: Window, state: unknown, address?: string): void =>
  History.prototype.replaceState.call(history, state, '', address)
