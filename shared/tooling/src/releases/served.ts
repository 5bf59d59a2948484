import { canaryOf, servedVersion } from '@shop/service-kit/releases/releases'
import type { FolderOf } from '../weigh-pages.ts'
import { folderOfVersion, type Registry } from './place.ts'

/** Where the canary of an app lies, or the stable version while none runs. */
export function canaryFolders(registry: Registry): FolderOf {
  const stable = servedFolders(registry)
  return async app => {
    const canary = canaryOf(await registry.store.read(app))
    return canary ? folderOfVersion(registry, app, canary.version) : stable(app)
  }
}

/** Where the stable version of an app lies. */
export function servedFolders(registry: Registry): FolderOf {
  return async app => {
    const version = servedVersion(await registry.store.read(app))
    if (!version) throw new Error(`${app} is not built`)
    return folderOfVersion(registry, app, version)
  }
}
