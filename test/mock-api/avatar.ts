import { Hono } from 'hono'
import { refuse } from './refusals.ts'
import { userOf } from './tokens.ts'
import type { World } from './world.ts'

/**
 * First bytes of the accepted image formats. A file's name and declared type aren't checked, because anyone
 * can set them.
 */
const formats: readonly { type: string; ending: string; starts: readonly number[] }[] = [
  { type: 'image/jpeg', ending: 'jpg', starts: [0xff, 0xd8, 0xff] },
  { type: 'image/png', ending: 'png', starts: [0x89, 0x50, 0x4e, 0x47] },
]
const largestBytes = 300 * 1024

const formatOf = (bytes: Uint8Array) =>
  formats.find(({ starts }) => starts.every((byte, index) => bytes[index] === byte))

/**
 * `POST /users/{id}/avatar` takes a multipart `file` and returns the image's URL. A later PATCH sets that
 * URL.
 */
export function avatarRoutes(world: World): Hono {
  return new Hono()
    .post('/api/v1/users/:userId/avatar', async (c) => {
      const user = await userOf(world, c.req.header('authorization'))
      if (user.userId !== c.req.param('userId')) refuse('forbidden')
      const type = c.req.header('content-type') ?? ''
      const form = await new Response(await c.req.arrayBuffer(), { headers: { 'content-type': type } })
        .formData()
        .catch(() => refuse('invalidRequest', { message: 'invalid request: a multipart form is expected' }))
      const file = form.get('file')
      if (file === null || typeof file === 'string') return refuse('invalidRequest', { field: 'file' })
      const bytes = await file.arrayBuffer()
      const format = formatOf(new Uint8Array(bytes))
      if (!format || bytes.byteLength > largestBytes) return refuse('invalidRequest', { field: 'file' })
      const name = `${user.userId}-${world.state.pictures.size + 1}.${format.ending}`
      world.state.pictures.set(name, { type: format.type, bytes })
      return c.json({ url: `${new URL(c.req.url).origin}/api/v1/avatars/${name}` })
    })
    .get('/api/v1/avatars/:name', (c) => {
      const picture = world.state.pictures.get(c.req.param('name')) ?? refuse('nothingHere')
      return c.body(picture.bytes, 200, {
        'Content-Type': picture.type,
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'X-Content-Type-Options': 'nosniff',
      })
    })
}
