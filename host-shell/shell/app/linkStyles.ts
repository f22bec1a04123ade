/**
 * Links the shell's stylesheet. The first screen waits for it; if it fails, the start times out with a
 * failure page (`bootSequence.ts`).
 */
export const linkStyles = ({ document }: Window): Promise<void> =>
  new Promise((done) => {
    const { frame } = companion.page.config
    // A released shell has loaded its own stylesheet.
    if (!frame || companion.shell) return done()
    const { url: href, integrity } = frame
    // On failure it is inserted again after a refetch (`boot/headScript.ts`).
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel: 'stylesheet',
        crossOrigin: 'anonymous',
        integrity,
        href,
        onload: () => done(),
      }),
    )
  })
