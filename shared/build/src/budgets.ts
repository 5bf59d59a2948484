import { openReleaseStore } from '@shop/service-kit/releases/open-releases'
import { placeOfReleases } from './releases/place.ts'
import { servedFolders } from './releases/served.ts'
import { budgetLines, readBudgets } from './weigh-pages.ts'

/** `node budgets.ts`: fails when the first visit to a page asks for more than budgets.json allows. */
const place = placeOfReleases()
const { store, close } = await openReleaseStore(place)
const lines = await budgetLines(readBudgets(), servedFolders({ parts: place.root, store }))
await close()
for (const line of lines) console.log(line)
if (lines.some(line => line.startsWith('over'))) process.exitCode = 1
