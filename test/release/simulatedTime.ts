/** Time that passes only when it is told to; what is due runs in order. */
export class SimulatedTime {
  /** Milliseconds since the start. */
  now = 0
  private readonly tasks: { at: number; order: number; run: () => void }[] = []
  private order = 0

  after(ms: number, run: () => void): void {
    this.tasks.push({ at: this.now + ms, order: this.order++, run })
  }

  /** Lets time pass, task by task. */
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
