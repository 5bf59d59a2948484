import { openReleaseStore } from '@shop/service-kit/releases/open-releases'
import { appNames } from './apps.ts'
import { ownPlace } from './releases/place.ts'
import { servedFolders } from './releases/served.ts'
import { budgetLines, readBudgets } from './weigh-pages.ts'

/** `node budgets.ts`: fails when the frame or a page asks for more than their budgets.json allow. */
const { store, close } = await openReleaseStore(ownPlace)
const folderOf = servedFolders({ parts: ownPlace.root, store })
const budgets = readBudgets()
const lines = await Promise.all(appNames.map(async app => budgetLines(budgets, app, await folderOf(app))))
await close()
for (const line of lines.flat()) console.log(line)
if (lines.flat().some(line => line.startsWith('over'))) process.exitCode = 1
