import { partNames } from '@shop/contracts/releases'
import type { Clock } from '@shop/service-kit/process/clock'
import type { ReleaseStore } from '@shop/service-kit/releases/releases'
import type { Outcomes } from '../client-errors/outcomes.repository.ts'
import { LONGEST_RUN } from './canary-proof.ts'
import { readRegistry } from './read-registry.ts'

type ForgetDeps = { store: ReleaseStore; outcomes: Outcomes; clock: Clock }

/** Keeps of each version that visitors get what a canary may still be judged by. */
export async function forgetOutcomes({ store, outcomes, clock }: ForgetDeps): Promise<void> {
  for (const part of partNames) {
    const releases = await readRegistry(store, part)
    if (!releases || releases === 'unreadable') continue
    for (const { version } of releases.served) await outcomes.forget(part, version, clock.now(), LONGEST_RUN)
  }
}
