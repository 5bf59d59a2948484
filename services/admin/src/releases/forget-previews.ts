import { partNames } from '@shop/contracts/releases'
import { forgetPastPreviews } from '../release-store/previews-received.ts'
import type { ChangeDeps } from '../release-store/publish-received.ts'
import { readRegistry } from './read-registry.ts'

/** Nobody opens a preview after its week, so its files need not lie on the disk until the next release. */
export async function forgetPreviews(deps: ChangeDeps): Promise<void> {
  for (const part of partNames)
    if ((await readRegistry(deps.store, part)) !== 'unreadable') await forgetPastPreviews(deps, part)
}
