import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { caddyfile } from '../../host-shell/build/deploy/caddyfile.ts'
import { documentHeaders, type SitePlan } from '../../host-shell/build/deploy/headers.ts'
import { nginxMaps, nginxServer } from '../../host-shell/build/deploy/nginxFiles.ts'
import { nginxMain } from '../../host-shell/build/deploy/nginxMain.ts'
import { freePort, startHost } from './staticHosts.ts'

interface PlainHost {
  readonly site: string
  readonly port: number
  /** Writes a file of the site. All files get the same modification time, as in reproducible images. */
  readonly write: (file: string, text: string) => Promise<void>
  readonly stop: () => Promise<void>
}

/** Starts a host without TLS for a small site, with a build's configuration. `brands`: brand → its hosts. */
export async function startPlainHost(
  program: Parameters<typeof startHost>[0],
  files: Readonly<Record<string, string>>,
  hsts = 0,
  brands: Readonly<Record<string, readonly string[]>> = {},
): Promise<PlainHost> {
  const [site, port] = [await mkdtemp(join(tmpdir(), 'plain-host-')), await freePort()]
  const headers = documentHeaders({ scripts: [], styles: [], apiOrigins: [], hsts })
  const others = Object.entries(brands).map(([id, hosts]) => ({
    file: `documents/${id}.html`,
    hosts,
    headers,
    appLinks: `documents/${id}`,
  }))
  const plan: SitePlan = { documents: [{ file: 'index.html', hosts: [], headers }, ...others], hsts }
  const settings = { listen: `127.0.0.1:${port}`, certificate: undefined, brotli: true }
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(site, file)), { recursive: true })
    await writeFile(join(site, file), text)
    await utimes(join(site, file), 315_532_800, 315_532_800)
  }
  const hosting = {
    'hosting/nginx.conf': nginxMain(settings),
    'hosting/nginx-maps.conf': nginxMaps(plan),
    'hosting/nginx-server.conf': nginxServer(plan, settings),
    'hosting/Caddyfile': caddyfile(plan, settings),
  }
  for (const [file, text] of Object.entries({ ...hosting, ...files })) await write(file, text)
  await mkdir(join(site, 'hosting/run'))
  const stop = await startHost(program, site, port)
  return {
    site,
    port,
    write,
    stop: async () => {
      await stop()
      await rm(site, { recursive: true, force: true })
    },
  }
}
