import type { Log } from '@shop/service-kit/log'
import type { SnapshotKey } from './load-snapshot.ts'
import type { Snapshot } from './snapshot.ts'

export type LiveCatalogue = ReturnType<typeof createLiveCatalogue>

type LiveParts = {
  key(): Promise<SnapshotKey>
  load(key: SnapshotKey): Promise<Snapshot>
  log: Log
  /** How long a snapshot is taken for fresh without a look at the version. */
  freshMs: number
}

/**
 * Keeps the latest snapshot. Once there is one nobody waits for the next: it is made in the background, and while the
 * database does not answer the shop goes on with the one it has.
 */
export function createLiveCatalogue({ key, load, log, freshMs }: LiveParts) {
  let snapshot: Snapshot | null = null
  let lookedAt = Number.NEGATIVE_INFINITY
  let underWay: Promise<Snapshot> | null = null

  async function renew(): Promise<Snapshot> {
    const wanted = await key()
    if (!snapshot || !isOf(snapshot, wanted)) snapshot = await load(wanted)
    return snapshot
  }

  function refresh(): Promise<Snapshot> {
    lookedAt = performance.now()
    underWay ??= renew().finally(() => {
      underWay = null
    })
    return underWay
  }

  return {
    async current(): Promise<Snapshot> {
      const isFresh = performance.now() - lookedAt < freshMs
      if (!snapshot) return refresh()
      if (!isFresh) refresh().catch(error => log.warn({ err: error }, 'the catalogue could not be read again'))
      return snapshot
    },

    /** Looks for a newer catalogue and waits for it. */
    refresh,
  }
}

function isOf({ version, around }: Snapshot, wanted: SnapshotKey): boolean {
  return version === wanted.version && around.today === wanted.today && around.rate === wanted.rate
}
