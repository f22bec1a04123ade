/** Links the shell's stylesheet. Rejects when it cannot be had: the page would have no shape. */
export const linkStyles = ({ document, companionShell }: Window): Promise<void> =>
  new Promise((done, failed) => {
    const { frame } = companionPage.config
    // A prerendered document has it, and a released shell has brought its own.
    if (!frame || companionShell || document.querySelector(`link[rel=stylesheet][href="${frame.url}"]`))
      return done()
    const link = document.createElement('link')
    link.onload = () => done()
    link.onerror = () => failed(new Error(`${frame.url} is unreachable`))
    const { url: href, integrity } = frame
    document.head.append(
      Object.assign(link, { rel: 'stylesheet', crossOrigin: 'anonymous', integrity, href }),
    )
  })
