const hour = 3_600_000

/** The hour of the day at a place, 0 up to 24, from its minutes ahead of UTC. */
export const hourAt = (now: number, utcOffsetMin: number): number =>
  (((now / hour + utcOffsetMin / 60) % 24) + 24) % 24

/** ASSUMED: the day is from six to six, as the API sends no sunrise. */
export const isDaylight = (now: number, utcOffsetMin: number): boolean => {
  const at = hourAt(now, utcOffsetMin)
  return at >= 6 && at < 18
}
