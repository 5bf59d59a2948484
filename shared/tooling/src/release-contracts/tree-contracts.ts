import { appNames } from '../apps.ts'
import type { FolderOf } from '../weigh-pages.ts'
import { type Conflicts, joinConflicts } from './call-conflicts.ts'
import { conflictsBetween, type Named } from './conflicts.ts'
import { servicesNow } from './register-services.ts'
import { builtContract } from './stored-contract.ts'

/** What every app of this working tree and its services say of themselves; the apps lie built in `folderOf`. */
export async function treeContracts(folderOf: FolderOf): Promise<Named[]> {
  const apps = appNames.map(
    async (app): Promise<Named> => ({ name: app, contract: await builtContract(app, await folderOf(app)) }),
  )
  return [...(await Promise.all(apps)), await servicesNow()]
}

/** What parts would break of each other; with `isWanted` only where one of them is such a part. */
export function conflictsAmong(tree: readonly Named[], isWanted: (part: string) => boolean = () => true): Conflicts {
  return joinConflicts(
    tree.flatMap((one, index) =>
      tree
        .slice(index + 1)
        .filter(other => isWanted(one.contract.part) || isWanted(other.contract.part))
        .map(other => conflictsBetween(one, other)),
    ),
  )
}
