import { useState, useSyncExternalStore } from 'react'
import { previewLink, qrPath } from './previewLink.ts'
import type { ReportData } from './readReport.ts'

/** A QR code. It's black on white in both themes, because some cameras don't read inverted codes. */
function Code({ link }: { link: string }) {
  const { side, path } = qrPath(link)
  return (
    <svg className="code" viewBox={`0 0 ${side} ${side}`} role="img" aria-label="QR code of the link">
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}

const never = () => () => {}

/** Returns the origin of a live report, because the site that it's about serves it. */
const ownSite = () => (document.documentElement.dataset['live'] === undefined ? undefined : location.origin)

/** A link that runs a published release on a phone, and its QR code. */
export function Preview({ data: { brands, releases } }: { data: ReportData }) {
  const [id, setId] = useState(brands[0]?.id ?? '')
  const [ref, setRef] = useState<string>(releases[0]?.ref ?? '')
  const [typed, setTyped] = useState<string>()
  const served = useSyncExternalStore(never, ownSite, () => undefined)
  const brand = brands.find((one) => one.id === id)
  const release = releases.find((one) => one.ref === ref)
  if (!brand || !release) return null
  const site = typed ?? served ?? `https://${brand.host}`
  const { packageName } = brand
  const link = previewLink({ site, path: release.routes[0] ?? '/', ref, packageName })
  return (
    <section className="card" aria-labelledby="preview">
      <h3 id="preview">Open a release on a phone</h3>
      <form className="fields" onSubmit={(event) => event.preventDefault()}>
        <label>
          Release
          <select value={ref} onChange={(event) => setRef(event.target.value)}>
            {releases.map((one) => (
              <option key={one.ref}>{one.ref}</option>
            ))}
          </select>
        </label>
        <label>
          Brand
          <select value={id} onChange={(event) => setId(event.target.value)}>
            {brands.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </select>
        </label>
        <label>
          Site
          <input value={site} onChange={(event) => setTyped(event.target.value)} />
        </label>
      </form>
      {link ? (
        <>
          <p>
            <code>{link}</code>
          </p>
          <Code link={link} />
        </>
      ) : (
        <p className="warning">The site is an origin such as https://{brand.host}</p>
      )}
      <p className="quiet">
        The channel must allow the device to run test releases: release settings, release testers.
      </p>
    </section>
  )
}
