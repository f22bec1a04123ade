/**
 * Links the shell's stylesheet. The returned promise never rejects: if the stylesheet fails to load, the
 * start times out and shows the failure page (`bootSequence.ts`).
 */
export const linkStyles = ({ document }: Window): Promise<void> =>
  new Promise((done) => {
    const { frame } = companion.page.config
    // A released shell has already loaded its own stylesheet (`boot/headScript.ts`).
    if (!frame || companion.shell) return done()
    const { url: href, integrity } = frame
    // If it fails, `boot/headScript.ts` fetches it again and reinserts the element.
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
