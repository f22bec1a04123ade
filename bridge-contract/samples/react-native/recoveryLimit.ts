/**
 * Returns a function that records a lost page and returns whether the page may be loaded again: at most twice
 * within a minute. Without a limit, a page that crashes its process would be loaded forever.
 */
export function recoveryLimit(now: () => number = Date.now): () => boolean {
  let losses: readonly number[] = []
  return () => {
    const at = now()
    losses = [...losses.filter((loss) => at - loss < 60_000), at]
    return losses.length <= 2
  }
}
