import { openReleaseStore } from '@shop/service-kit/releases/open-releases'
import { appNames } from './apps.ts'
import { ownPlace } from './releases/place.ts'
import { servedFolders } from './releases/served.ts'
import { budgetLines, readBudgets } from './weigh-pages.ts'

/** `node budgets.ts [app…]`: fails when the frame or a page asks for more than their budgets.json allow. */
const asked = process.argv.slice(2)
const apps = asked.length > 0 ? appNames.filter(app => asked.includes(app)) : appNames
const { store, close } = await openReleaseStore(ownPlace)
const folderOf = servedFolders({ parts: ownPlace.root, store })
const budgets = readBudgets()
const lines = await Promise.all(apps.map(async app => budgetLines(budgets, app, await folderOf(app))))
await close()
for (const line of lines.flat()) console.log(line)
if (lines.flat().some(line => line.startsWith('over'))) process.exitCode = 1
