import { servedVersion } from '@shop/service-kit/releases/releases'
import type { FolderOf } from '../weigh-pages.ts'
import { folderOfVersion, type Registry } from './place.ts'

/** Where the version of an app lies that is handed out. */
export function servedFolders(registry: Registry): FolderOf {
  return async app => {
    const version = servedVersion(await registry.store.read(app))
    if (!version) throw new Error(`${app} is not built`)
    return folderOfVersion(registry, app, version)
  }
}
