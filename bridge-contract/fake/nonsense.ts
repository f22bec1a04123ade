/** Broken answers an app has been seen to give: no envelope, half an envelope, the wrong data, no JSON at all. */
export function nonsense(sort: number, id: string | undefined): unknown {
  const kinds = [
    null,
    'ok',
    '{"id":',
    { id },
    { id, ok: 'yes' },
    { id, ok: false },
    { id, ok: true, data: 7 },
  ]
  return kinds[Math.floor(sort * kinds.length)]
}
