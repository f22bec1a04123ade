import { expect, test } from 'vitest'
import { hash, libraries, newer, owns, startWith } from '../../../test/site/headScriptPage.ts'

test('a newer shell that the device remembers starts instead of the document’s own, with its styles and all hashes', async () => {
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
    src: '/r/shell/1.10.0-bbbb/libraries.js',
    integrity: hash('l'),
    crossOrigin: 'anonymous',
  })
  ;(inserted[1]!['onload'] as () => void)()
  expect(inserted[2]).toMatchObject({
    src: '/r/shell/1.10.0-bbbb/main.js',
    integrity: hash('s'),
    crossOrigin: 'anonymous',
  })
  expect(win.companion.shell).toBe('1.10.0-bbbb')
  // The head script appends an empty string, the marker of an unfinished start, and changes nothing else in
  // storage.
  expect(remembered()).toEqual({ id: 'device', shell: [...newer, ''] })
})

test('a newer shell with the libraries of the document takes them from there', async () => {
  const { inserted } = await startWith([...newer.slice(0, 3), libraries.integrity])
  ;(inserted[0]!['onload'] as () => void)()
  expect(inserted[1]).toMatchObject({ src: libraries.url, integrity: libraries.integrity })
})

test('the document’s own starts after two starts that have not ended well', async () => {
  expect((await startWith([...newer, ''])).win.companion.shell).toBe('1.10.0-bbbb')
  const { inserted, win, remembered, own } = await startWith([...newer, '', ''])
  expect(inserted).toMatchObject(owns(own))
  expect(win.companion).not.toHaveProperty('shell')
  expect(remembered().shell).toEqual([...newer, '', ''])
})

test('the document’s own starts when a file of the newer one is lost or altered, and that is no crash', async () => {
  for (const lost of ['styles', 'libraries', 'script']) {
    const { inserted, win, remembered, own } = await startWith(newer)
    if (lost !== 'styles') (inserted[0]!['onload'] as () => void)()
    if (lost === 'script') (inserted[1]!['onload'] as () => void)()
    win.webpackChunkshell = ['modules of the newer one']
    ;(inserted.at(-1)!['onerror'] as () => void)()
    expect(inserted.slice(-2), lost).toMatchObject(owns(own))
    expect(win, lost).not.toHaveProperty('webpackChunkshell')
    // The failed shell's stylesheet must be gone, because it would restyle the HTML document's own shell.
    expect(
      inserted.filter(({ rel }) => rel),
      lost,
    ).toEqual([])
    expect(win.companion, lost).not.toHaveProperty('shell')
    expect(remembered().shell, lost).toEqual(newer)
  }
})

test('nothing else that stands in the storage starts a script: no older shell, no address, nothing without all hashes', async () => {
  const [id, script, styles, own] = newer
  for (const shell of [
    undefined,
    null,
    'x',
    [],
    [id],
    [id, script],
    [id, script, styles],
    [id, '', styles, own],
    [id, script, '', own],
    [id, script, styles, ''],
    [id, 'sha1-x', styles, own],
    [id, `${script} sha384-x`, styles, own],
    ['1.3.9-cccc', script, styles, own],
    ['1.4.0-aaaa', script, styles, own],
    ['../../x', script, styles, own],
    ['9.0.0-a/../../x', script, styles, own],
    ['//evil.example/9', script, styles, own],
    [['9.0.0-a', script], styles, own],
  ]) {
    const { inserted, own: main } = await startWith(shell)
    expect(inserted, JSON.stringify(shell)).toMatchObject(owns(main))
    expect(inserted).toHaveLength(2)
  }
})

test('the document’s own scripts are downloaded before anything is known of another shell', async () => {
  for (const shell of [undefined, newer]) {
    const { downloaded, own } = await startWith(shell)
    expect(downloaded).toMatchObject(
      owns(own).map(({ src, integrity }) => ({ rel: 'preload', as: 'script', href: src, integrity })),
    )
  }
})

test('the scripts of a document with words are downloaded at once, and run when its words are to be seen', async () => {
  const { inserted, win, own } = await startWith(undefined, undefined, '/help metawatch en')
  expect(inserted).toEqual([])
  win.companion.startShell?.()
  expect(inserted).toMatchObject(owns(own))
})

test('a script with other bytes is fetched past all caches, once, and then runs', async () => {
  const { inserted, win, own, lose, fetched } = await startWith(undefined)
  win.companion.start = { lost: () => expect.fail('the page is not lost') }
  for (const script of owns(own)) await lose(inserted.find(({ src }) => src === script.src)!)
  const init = { cache: 'reload' }
  expect(fetched).toEqual(owns(own).map(({ src, integrity }) => [src, { ...init, integrity }]))
  expect(inserted.slice(2)).toMatchObject(owns(own))
})

test('the page is lost where a script has other bytes at its source, or fails again', async () => {
  for (const isMended of [true, false]) {
    const { inserted, win, lose, fetched } = await startWith(undefined, undefined, undefined, undefined, {
      isMended,
    })
    let lost = 0
    win.companion.start = { lost: () => void lost++ }
    await lose(inserted[1]!)
    expect([lost, inserted.length]).toEqual(isMended ? [0, 3] : [1, 2])
    if (isMended) await lose(inserted[2]!)
    expect([lost, fetched.length]).toEqual([1, 1])
  }
})

test('what fails of a newer shell is fetched past all caches for the next start', async () => {
  const { inserted, lose, fetched } = await startWith(newer)
  await lose(inserted[0]!)
  expect(fetched).toEqual([['/r/shell/1.10.0-bbbb/main.css', { cache: 'reload', integrity: hash('c') }]])
})
