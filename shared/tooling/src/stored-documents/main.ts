import { openReleaseStore } from '@shop/service-kit/releases/open-releases'
import { placeOfReleases } from '../releases/place.ts'
import { findRegisteredDocuments, problemsWithRegistered } from './registered-documents.ts'
import { storedDocuments } from './stored-documents.ts'

// What `npm run migrate -- --plan` says of the types: whether services of this working tree may run beside the registered ones.
const place = placeOfReleases()
const { store, close } = await openReleaseStore(place)
const registry = { parts: place.root, store }
const stored = await Promise.all(process.argv.slice(2).map(async name => [name, await storedDocuments(name)] as const))
const problems = await problemsWithRegistered(registry, Object.fromEntries(stored))
if (!(await findRegisteredDocuments(registry)))
  console.log('Stored types are not compared: no services are registered here; npm run contracts registers them.')
else if (problems.length === 0) console.log('Documents are readable by the registered version and by this one.')
for (const problem of problems) console.log(problem)
if (problems.length > 0) process.exitCode = 1
await close()
