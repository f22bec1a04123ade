import type { BootGlobal } from './boot.ts'

/** Reads the server's time from an uncached response (`Date`, RFC 9110 §6.6.1) of the page. */
export const learnServerTime = (headers: Pick<Headers, 'get'>): void =>
  void ((globalThis as BootGlobal).companion!.clockSkew = Date.now() - Date.parse(headers.get('date')!))

/** Returns the epoch milliseconds of the server's clock if known, otherwise of the device's (`now`). */
export const serverTime = (now: number = Date.now()): number =>
  now - ((globalThis as BootGlobal).companion?.clockSkew || 0)
