/**
 * Shares documents with other tabs on the device; each tab verifies them itself. Returns the send function.
 */
export function connectTabs(receive: (text: string) => void): (text: string) => void {
  if (typeof BroadcastChannel !== 'function') return () => {}
  const channel = new BroadcastChannel('companion.releases')
  channel.addEventListener('message', ({ data }) => {
    if (typeof data === 'string') receive(data)
  })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  return (text) => channel.postMessage(text)
}
