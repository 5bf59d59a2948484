import type { ReleasedService } from '@shop/contracts/released-services'
import type { PartName } from '@shop/contracts/releases'
import type { ReleaseStore, Releases } from '@shop/service-kit/releases/releases'

/** What is known of a part; `unreadable` where its entry is broken: other parts and reports go on. */
export async function readRegistry(
  store: ReleaseStore,
  part: PartName | ReleasedService,
): Promise<Releases | null | 'unreadable'> {
  try {
    const releases = await store.read(part)
    if (!releases) return null
    const { revision, served, versions, history } = releases
    const isOne = Number.isInteger(revision) && [served, versions, history].every(Array.isArray)
    return isOne ? releases : 'unreadable'
  } catch (error) {
    if (error instanceof SyntaxError) return 'unreadable'
    throw error
  }
}
