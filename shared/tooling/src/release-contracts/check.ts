import { openReleaseStore } from '@shop/service-kit/releases/open-releases'
import { ownPlace } from '../releases/place.ts'
import { servedFolders } from '../releases/served.ts'
import { joinConflicts } from './call-conflicts.ts'
import { conflictsBetween } from './conflicts.ts'
import { readOthersContracts, selectReleased } from './registered.ts'
import { conflictsAmong, treeContracts } from './tree-contracts.ts'

// What `npm run check` runs after the build: the contracts of the working tree among each other, and with those of versions
// that were released from elsewhere and are still in use.
const { store, close } = await openReleaseStore(ownPlace)
const registry = { parts: ownPlace.root, store }
const tree = await treeContracts(servedFolders(registry))
const withReleased = tree.map(async one => {
  const others = await readOthersContracts(registry, one.contract.part, selectReleased)
  return joinConflicts(others.map(other => conflictsBetween(one, other)))
})
const { problems, warnings } = joinConflicts([conflictsAmong(tree), ...(await Promise.all(withReleased))])
await close()
for (const line of new Set(warnings)) console.log(`note: ${line}`)
for (const line of new Set(problems)) console.log(line)
if (problems.length > 0) process.exitCode = 1
