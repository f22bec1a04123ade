declare global {
  /** How far the device's clock is ahead of the server's (ms); NaN if unknown. */
  // eslint-disable-next-line no-var
  var companionAhead: number | undefined
}

/** Reads the server's time from an uncached response (`Date`, RFC 9110 §6.6.1). */
export const learnServerTime = (headers: Pick<Headers, 'get'>): void =>
  void (globalThis.companionAhead = Date.now() - Date.parse(headers.get('date')!))

/** Epoch milliseconds by the server's clock if known, otherwise by the device's (`now`). */
export const serverTime = (now: number = Date.now()): number => now - (globalThis.companionAhead || 0)
