/**
 * Tries a second time when fetching a file of a release fails. A file whose preload failed fails once more from the
 * browser's memory, however well the server is by now; the second attempt asks under another address. Anything but a
 * lost file is not tried again.
 */
export const onceMore = <T>(task: () => Promise<T>): Promise<T> =>
  task().catch((failure: unknown) => {
    const { name, code } = failure as { name?: string; code?: string }
    if (!/chunk/i.test(`${name}${code}`)) throw failure
    return task()
  })
