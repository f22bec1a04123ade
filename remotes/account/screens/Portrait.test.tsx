import { expect, test } from 'vitest'
import { open } from '../../../test/open.tsx'
import { initialOf, Portrait } from './Portrait.tsx'

const api = 'https://api.companion.example'
const shown = async (avatar: string) => {
  const { screen } = await open(<Portrait of={{ avatar, nickname: 'Demo' }} size="small" />, { api })
  const found = {
    img: document.querySelector('img')?.getAttribute('src'),
    initial: !!screen.queryByText('D'),
  }
  document.body.replaceChildren()
  return found
}

test.each([
  `${api}/api/v1/avatars/1.jpg`,
  '/avatars/1.jpg',
  `${location.origin}/avatars/1.jpg`,
  'data:image/png;base64,iVBORw0KGgo=',
  `blob:${location.origin}/6b1e`,
])('a picture of the product is shown: %s', async (avatar) => {
  const { img, initial } = await shown(avatar)
  expect(img).toBe(new URL(avatar, location.href).href)
  expect(initial).toBe(false)
})

test.each([
  'https://elsewhere.example/1.jpg',
  '//elsewhere.example/1.jpg',
  'https://api.companion.example.elsewhere.example/1.jpg',
  'https://api.companion.example@elsewhere.example/1.jpg',
  'http://api.companion.example/1.jpg',
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
  'blob:https://elsewhere.example/6b1e',
  'blob:null/6b1e',
  'file:///etc/passwd',
  'intent://x#Intent;end',
  'https://[',
])('a picture from elsewhere never reaches an image: %s', async (avatar) => {
  expect(await shown(avatar)).toEqual({ img: undefined, initial: true })
})

test.for([
  ['Zoë', 'Z'],
  ['ärger', 'Ä'],
  ['  demo', 'D'],
  ['👩‍👩‍👧 family', '👩‍👩‍👧'],
  ['王小明', '王'],
  ['محمد', 'م'],
  ['\u202Eevil', 'E'],
  ['', ''],
  [' \u200B ', ''],
] as const)('the initial of "%s" is "%s"', ([nickname, initial]) => {
  expect(initialOf(nickname)).toBe(initial)
})
