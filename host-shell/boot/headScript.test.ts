import { expect, test } from 'vitest'
import { buildHeadScript } from '../build/compile.ts'

/** Runs the first script on a device that remembers `shell`; what it inserts, and what the device remembers then. */
async function startWith(shell: unknown, own = '/shell/1.4.0-aaaa/main.js') {
  const inserted: Record<string, unknown>[] = []
  let stored = JSON.stringify({ id: 'device', shell })
  const win = { location: { search: '', hash: '', pathname: '/', href: 'https://m.example/' } } as {
    companionShell?: string
  }
  const storage = { getItem: () => stored, setItem: (_: string, text: string) => void (stored = text) }
  const document = {
    createElement: () => ({}),
    head: {
      appendChild(element: Record<string, unknown>) {
        inserted.push(element)
        return { remove: () => void inserted.splice(inserted.indexOf(element), 1) }
      },
    },
  }
  const script = await buildHeadScript({ url: own, integrity: 'sha384-own' })
  const run = new Function('window', 'document', 'history', 'location', 'localStorage', script)
  run(win, document, { state: null }, (win as unknown as Window).location, storage)
  const remembered = () => JSON.parse(stored) as { id: string; shell: unknown }
  return { inserted, win, remembered, own }
}

const hash = (letter: string) => `sha384-${letter.repeat(64)}`
const newer = ['1.10.0-bbbb', hash('s'), hash('c')]

test('a newer shell that the device remembers starts instead of the document’s own, with its styles and both hashes', async () => {
  const { inserted, win, remembered } = await startWith(newer)
  expect(inserted).toMatchObject([
    {
      href: '/r/shell/1.10.0-bbbb/main.css',
      integrity: hash('c'),
      rel: 'stylesheet',
      crossOrigin: 'anonymous',
    },
  ])
  ;(inserted[0]!['onload'] as () => void)()
  expect(inserted[1]).toMatchObject({
    src: '/r/shell/1.10.0-bbbb/main.js',
    integrity: hash('s'),
    crossOrigin: 'anonymous',
  })
  expect(win.companionShell).toBe('1.10.0-bbbb')
  // A start that has not ended well yet; all else that the device remembers stays.
  expect(remembered()).toEqual({ id: 'device', shell: [...newer, ''] })
})

test('the document’s own starts after two starts that have not ended well', async () => {
  expect((await startWith([...newer, ''])).win.companionShell).toBe('1.10.0-bbbb')
  const { inserted, win, remembered, own } = await startWith([...newer, '', ''])
  expect(inserted).toMatchObject([{ src: own, integrity: 'sha384-own' }])
  expect(win).not.toHaveProperty('companionShell')
  expect(remembered().shell).toEqual([...newer, '', ''])
})

test('the document’s own starts when a file of the newer one is lost or altered, and that is no crash', async () => {
  for (const lost of ['styles', 'script']) {
    const { inserted, win, remembered, own } = await startWith(newer)
    if (lost === 'script') (inserted[0]!['onload'] as () => void)()
    ;(inserted.at(-1)!['onerror'] as () => void)()
    expect(inserted.at(-1), lost).toMatchObject({ src: own, integrity: 'sha384-own' })
    // Its styles would recolour the other one.
    expect(
      inserted.filter(({ rel }) => rel),
      lost,
    ).toEqual([])
    expect(win, lost).not.toHaveProperty('companionShell')
    expect(remembered().shell, lost).toEqual(newer)
  }
})

test('nothing else that stands in the storage starts a script: no older shell, no address, nothing without both hashes', async () => {
  const [id, script, styles] = newer
  for (const shell of [
    undefined,
    null,
    'x',
    [],
    [id],
    [id, script],
    [id, '', styles],
    [id, script, ''],
    [id, 'sha1-x', styles],
    [id, `${script} sha384-x`, styles],
    ['1.3.9-cccc', script, styles],
    ['1.4.0-aaaa', script, styles],
    ['../../x', script, styles],
    ['9.0.0-a/../../x', script, styles],
    ['//evil.example/9', script, styles],
    [['9.0.0-a', script], styles],
  ]) {
    const { inserted, own } = await startWith(shell)
    expect(inserted, JSON.stringify(shell)).toMatchObject([{ src: own, integrity: 'sha384-own' }])
    expect(inserted).toHaveLength(1)
  }
})
