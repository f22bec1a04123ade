/**
 * Changes the state, and where it is given the address, of the present history entry without an event: the router, which
 * patches the instance's method, need not run for what is no move. Throws where the browser refuses so many writes.
 */
export const changeEntry = ({ history }: Window, state: unknown, address?: string): void =>
  History.prototype.replaceState.call(history, state, '', address)
