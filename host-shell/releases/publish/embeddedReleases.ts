import { readFile } from 'node:fs/promises'
import { isRecord } from '../model/shapes.ts'
import { parseJson } from '../model/envelope.ts'
import { Refused } from './plans/refused.ts'

const pageLimit = 30_000

async function pageAt(address: string, get: typeof fetch): Promise<string> {
  if (!/^https?:/.test(address))
    return readFile(address, 'utf8').catch(() => {
      throw new Refused(`there is no file ${address}: --page takes an address (https://…) or a file`)
    })
  const response = await get(address, { signal: AbortSignal.timeout(pageLimit) }).catch((failure: Error) => {
    throw new Refused(`${address} cannot be reached: ${failure.message}`)
  })
  if (!response.ok) throw new Refused(`${address} answers ${response.status}`)
  return response.text()
}

/** The releases that the page at an address, or in a file, carries; refuses what is none of our pages. */
export async function embeddedIn(address: string, get: typeof fetch = fetch): Promise<string[]> {
  const page = await pageAt(address, get)
  const [, block = ''] = /id="companion-releases">([^<]*)</.exec(page) ?? []
  const outer = parseJson(block)
  const document = isRecord(outer) ? parseJson(String(outer['p'])) : undefined
  const releases = isRecord(document) ? document['releases'] : undefined
  if (!isRecord(releases))
    throw new Refused(
      `${address} is no page of ours: it carries no release document. Give the address of a live site`,
    )
  return Object.keys(releases)
}
