import { openReleaseStore } from '@shop/service-kit/releases/open-releases'
import { ownPlace } from './releases/place.ts'
import { servedFolders } from './releases/served.ts'
import { budgetLines, readBudgets } from './weigh-pages.ts'

/** `node budgets.ts`: fails when the first visit to a page asks for more than budgets.json allows. */
const { store, close } = await openReleaseStore(ownPlace)
const lines = await budgetLines(readBudgets(), servedFolders({ parts: ownPlace.root, store }))
await close()
for (const line of lines) console.log(line)
if (lines.some(line => line.startsWith('over'))) process.exitCode = 1
