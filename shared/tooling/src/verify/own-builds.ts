import { createFolderStore } from '@shop/service-kit/releases/folder-store'
import { type AppName, appNames } from '../apps.ts'
import { folderOfVersion, ownPlace, type Registry } from '../releases/place.ts'

/** What this working tree has built. */
export const treeRegistry: Registry = { parts: ownPlace.root, store: createFolderStore(ownPlace.root) }

/** Where the newest build of an app lies in this tree, be it handed out or not. */
export async function newestBuild(app: AppName): Promise<string> {
  const [newest] = (await treeRegistry.store.read(app))?.versions ?? []
  if (!newest) throw new Error(`${app} is not built`)
  return folderOfVersion(treeRegistry, app, newest.version)
}

/** Apps that were never built in this tree. */
export async function unbuiltApps(): Promise<AppName[]> {
  const found = await Promise.all(appNames.map(async app => ((await treeRegistry.store.read(app)) ? [] : [app])))
  return found.flat()
}
