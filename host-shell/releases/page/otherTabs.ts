const channelName = 'companion.releases'

/** Tells the device's other tabs what was learnt, and learns from them. Each tab judges for itself. */
export function connectTabs(
  win: Window & typeof globalThis,
  heard: (text: string) => void,
): (text: string) => void {
  if (typeof win.BroadcastChannel !== 'function') return () => {}
  const line = new win.BroadcastChannel(channelName)
  line.addEventListener('message', ({ data }) => {
    if (typeof data === 'string') heard(data)
  })
  // A broadcast goes to this origin alone; unlike a window's, it takes no target.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  return (text) => line.postMessage(text)
}
