/**
 * Sends documents to and receives them from other tabs on the device. Each tab verifies them itself. Returns
 * the function that sends a document.
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
