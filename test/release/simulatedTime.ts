/** Virtual time that advances only on request. Due tasks run in order of their time. */
export class SimulatedTime {
  /** Time since the start in milliseconds. */
  now = 0
  private readonly tasks: { at: number; order: number; run: () => void }[] = []
  private order = 0

  after(ms: number, run: () => void): void {
    this.tasks.push({ at: this.now + ms, order: this.order++, run })
  }

  /** Advances time, and runs the due tasks in order. */
  advance(ms: number): void {
    const end = this.now + ms
    for (;;) {
      const due = this.tasks.filter(({ at }) => at <= end)
      if (!due.length) break
      const first = due.reduce((a, b) => (b.at < a.at || (b.at === a.at && b.order < a.order) ? b : a))
      this.tasks.splice(this.tasks.indexOf(first), 1)
      this.now = Math.max(this.now, first.at)
      first.run()
    }
    this.now = end
  }
}
