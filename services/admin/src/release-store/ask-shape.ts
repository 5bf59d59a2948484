import type { ReleasedService } from '@shop/contracts/released-services'
import { WATCH_SECONDS, writeRollout } from '@shop/service-kit/releases/rollout-report'

type Asked = {
  version: string
  /** It is new: so long it is watched, unset for ten minutes. A way back leads to what was watched before. */
  isNew?: boolean
  watchSeconds?: number | undefined
}

/**
 * Writes down for the shape what it is about to find in the registry, and how long to watch it. Before the registry names the version, as
 * the shape looks there first.
 */
export async function askShape(
  root: string,
  service: ReleasedService,
  { version, isNew = false, watchSeconds = WATCH_SECONDS }: Asked,
): Promise<void> {
  const asked = { version, state: 'asked' as const, watchSeconds: isNew ? watchSeconds : 0, lines: [] }
  await writeRollout(root, service, isNew ? { ...asked, isUntried: true } : asked)
}
