declare global {
  /** By how much the device's clock is ahead of the server's (ms); NaN where the server does not say. */
  // eslint-disable-next-line no-var
  var companionAhead: number | undefined
}

/** Takes the time from an answer that has just come from the server and not from a cache (`Date`, RFC 9110 §6.6.1). */
export const learnServerTime = (headers: Pick<Headers, 'get'>): void =>
  void (globalThis.companionAhead = Date.now() - Date.parse(headers.get('date')!))

/** Milliseconds since 1970 by the server's clock, where it has told, else by the device's (`now`). */
export const serverTime = (now: number = Date.now()): number => now - (globalThis.companionAhead || 0)
