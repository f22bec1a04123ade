/** Links the shell's stylesheet. Without it the page would have no shape: it is late then, and says so (`bootSequence.ts`). */
export const linkStyles = ({ document, companionShell }: Window): Promise<void> =>
  new Promise((done) => {
    const { frame } = companionPage.config
    // A released shell has brought its own.
    if (!frame || companionShell) return done()
    const { url: href, integrity } = frame
    // One that fails is put in once more when it has been fetched anew (`boot/headScript.ts`).
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
