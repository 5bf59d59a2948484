import { type PartName, partNames } from '@shop/contracts/releases'
import type { Clock } from '@shop/service-kit/process/clock'
import type { ReleaseStore } from '@shop/service-kit/releases/releases'
import type { ClientErrors } from '../client-errors/client-errors.repository.ts'
import type { HourlyCounts } from '../client-errors/hourly-counts.repository.ts'
import type { PartHealth } from '../health/own-checks.ts'
import { readRegistry } from './read-registry.ts'

type DayDeps = { store: ReleaseStore; errors: ClientErrors; counts: HourlyCounts; clock: Clock }

/** What browsers said of each part within the last day, and whether its entry of the registry can be read. */
export async function partsOfDay({ store, errors, counts, clock }: DayDeps): Promise<PartHealth[]> {
  const [reported, groups] = await Promise.all([counts.lastDay(clock.now()), errors.latest()])
  const ofPart = async (part: PartName): Promise<PartHealth> => ({
    part,
    reports: (reported.get(part) ?? []).reduce((sum, { reports }) => sum + reports, 0),
    lastError: groups.get(part)?.[0]?.last ?? null,
    isReadable: (await readRegistry(store, part)) !== 'unreadable',
  })
  return Promise.all(partNames.map(ofPart))
}
