import path from 'node:path'
import { type RemoteName, remoteNames } from '@shop/contracts/parts'
import { reachedFiles } from '../../dev/reached-files.ts'
import { moduleOf } from '../../release-contracts/app-program.ts'
import { isOfTests } from '../../source-files.ts'
import { root } from '../root.ts'
import { isFromHost } from '../singletons.ts'

/** The remotes that are built from one of these files: paths from `root`. What they have of the host is the host's. */
export function changedRemotes(files: readonly string[]): RemoteName[] {
  const counting = files.filter(file => !isOfTests(file))
  if (counting.length === 0) return []
  return remoteNames.filter(name => {
    if (counting.some(file => file.startsWith(`${name}/src/`))) return true
    const shared = counting.filter(file => file.startsWith('shared/') && isOwn(file))
    if (shared.length === 0) return false
    const reached = reachedFiles([`${name}/src/exposes/remote.ts`], root, isOwn)
    return shared.some(file => reached.has(file))
  })
}

function isOwn(file: string): boolean {
  return !isFromHost(moduleOf(path.join(root, file)) ?? '')
}
