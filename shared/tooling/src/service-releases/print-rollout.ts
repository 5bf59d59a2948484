import type { ReleasedService } from '@shop/contracts/released-services'
import { type RolloutReport, readRollout } from '@shop/service-kit/releases/rollout-report'
import type { Registry } from '../releases/place.ts'
import { followRollout } from './request-release.ts'
import { readShape } from './shape-state.ts'

/** How long a shape that is elsewhere may say nothing besides the time for which it watches: it unpacks, starts and drains. */
const PATIENCE_MS = 5 * 60_000

/**
 * Prints what the shape does with a version until it is over.
 * @throws Error when the version does not stay, or nobody says what becomes of it.
 */
export async function printRollout(registry: Registry, service: ReleasedService, version: string): Promise<string[]> {
  const read = () => readRolloutOf(registry, service)
  const heard = listen(read)
  const report = await followRollout(heard.read, version, {
    onLine: line => console.log(`${service}: ${line}`),
    isThere: async () => (registry.remote ? heard.isLately() : (await readShape()) !== null),
  })
  if (!report && registry.remote)
    throw new Error(
      `${service}: the shop has not said for long how ${version} goes; npm run releases tells what is known`,
    )
  if (!report) throw new Error(`${service}: the shape has ended; at its next start it begins with ${version}`)
  if (report.state !== 'over') throw new Error(`${service} ${version} is ${report.state}: ${report.lines.at(-1)}`)
  return [`${service} is at ${version}`]
}

/** The last replacement of a service, here or in a shop that is elsewhere; null where there was none. */
export function readRolloutOf({ parts, remote }: Registry, service: ReleasedService): Promise<RolloutReport | null> {
  return remote ? remote.readRollout(service) : readRollout(parts, service)
}

/** Notes when a report has last said something new. */
function listen(read: () => Promise<RolloutReport | null>) {
  let last = ''
  let until = Date.now() + PATIENCE_MS
  return {
    async read() {
      const report = await read()
      const said = JSON.stringify(report)
      if (said !== last) until = Date.now() + PATIENCE_MS + (report?.watchSeconds ?? 0) * 1000
      last = said
      return report
    },
    isLately: () => Date.now() < until,
  }
}
