import { partNames } from '@shop/contracts/releases'
import type { Log } from '@shop/service-kit/log/log'
import type { Clock } from '@shop/service-kit/process/clock'
import { canaryOf, type ReleaseStore, servedVersion } from '@shop/service-kit/releases/releases'
import { isNotablyWorse } from '../web-vitals/histogram.ts'
import type { WebVitals } from '../web-vitals/web-vitals.repository.ts'
import { readRegistry } from './read-registry.ts'

type VitalWatchDeps = { store: ReleaseStore; vitals: WebVitals; clock: Clock; log: Log }

/** Writes once a day into the log that a canary is notably slower; whether it is worth it, people decide. */
export async function warnOfSlowCanaries({ store, vitals, clock, log }: VitalWatchDeps): Promise<void> {
  const now = clock.now()
  for (const part of partNames) {
    const releases = await readRegistry(store, part)
    if (releases === 'unreadable') continue
    const canary = canaryOf(releases)?.version
    if (!canary) continue
    const found = (await vitals.latest(now)).filter(vital => vital.part === part)
    for (const { name, version, histogram } of found) {
      const stable = found.find(other => other.name === name && other.version === servedVersion(releases))
      if (version !== canary || !stable || !isNotablyWorse(name, histogram, stable.histogram)) continue
      if (await vitals.isFirstReport(part, canary, name, now))
        log.warn({ part, version, vital: name }, 'a canary is notably slower than the stable version')
    }
  }
}
