import { installPackages } from '../debian.ts'
import { nativeEngines } from './engines.ts'

// Gets the engines of the table that are not here yet, from Debian.
const lacking = () => nativeEngines.filter((engine) => engine.missing())
const wanted = [...new Set(lacking().flatMap(({ packages }) => packages))]
const reason = wanted.length > 0 ? installPackages(wanted) : undefined
if (reason) console.error(`The engines cannot be installed: ${reason}. Wanted: ${wanted.join(' ')}`)
for (const engine of lacking()) console.error(`${engine.name} is missing: ${engine.missing()}`)
process.exitCode = lacking().length > 0 ? 1 : 0
if (!process.exitCode) console.log(`All ${nativeEngines.length} engines are here.`)
