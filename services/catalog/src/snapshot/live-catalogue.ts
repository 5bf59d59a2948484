import type { Log } from '@shop/service-kit/log/log'
import type { StockMark } from '../stock/follow-stock.ts'
import type { Snapshot, SnapshotKey } from './snapshot.ts'

export type LiveCatalogue = {
  /** At hand, but for the first who ask. */
  current(): Snapshot | Promise<Snapshot>
  refresh(): Promise<Snapshot>
  /** Looks whether it is behind, where nobody has just looked. */
  keepFresh(): Promise<void>
}

/** Answers at once where it can: to wait for what is there already costs more than a simple answer. */
export function whenLoaded<Answer>(
  live: LiveCatalogue,
  answer: (snapshot: Snapshot) => Answer,
): Answer | Promise<Answer> {
  const snapshot = live.current()
  return snapshot instanceof Promise ? snapshot.then(answer) : answer(snapshot)
}

/**
 * The key that the database has now, the articles that changed last, oldest first, and those whose stock changed since the
 * mark.
 */
export type WantedKey = SnapshotKey & {
  recent: readonly string[]
  stock: { mark: StockMark; articles: readonly string[] }
}

export type LiveCatalogueDeps = {
  readKey(mark: StockMark | null): Promise<WantedKey>
  load(key: SnapshotKey): Promise<Snapshot>
  renew(snapshot: Snapshot, key: SnapshotKey, articles: readonly string[]): Promise<Snapshot>
  log: Log
  /** How long a snapshot is taken for fresh without a check of the version. */
  freshMs: number
}

/**
 * Keeps the latest snapshot. Once there is one nobody waits for the next: it is made in the background, and while the
 * database does not answer the shop goes on with the one it has.
 */
export function createLiveCatalogue({ readKey, load, renew, log, freshMs }: LiveCatalogueDeps): LiveCatalogue {
  let snapshot: Snapshot | null = null
  let mark: StockMark | null = null
  let lookedAt = Number.NEGATIVE_INFINITY
  let underWay: Promise<Snapshot> | null = null

  async function catchUp(): Promise<Snapshot> {
    const { recent, stock, ...key } = await readKey(mark)
    const behind = snapshot && changesBehind(snapshot.key, key)
    if (!snapshot || behind === null || behind > recent.length) snapshot = await load(key)
    else {
      const changed = behind > 0 ? recent.slice(-behind) : []
      const articles = [...new Set([...changed, ...stock.articles])]
      if (articles.length > 0) snapshot = await renew(snapshot, key, articles)
    }
    mark = stock.mark
    return snapshot
  }

  function refresh(): Promise<Snapshot> {
    if (!underWay) {
      lookedAt = performance.now()
      underWay = catchUp().finally(() => {
        underWay = null
      })
    }
    return underWay
  }

  const isFresh = () => performance.now() - lookedAt < freshMs

  async function keepFresh(): Promise<void> {
    if (isFresh()) return
    await refresh().catch(error => log.warn({ err: error }, 'the catalogue could not be read again'))
  }

  function current(): Snapshot | Promise<Snapshot> {
    if (!snapshot) return refresh()
    // One check at a time, however many readers there are.
    if (!underWay && !isFresh()) void keepFresh()
    return snapshot
  }

  return { current, refresh, keepFresh }
}

/** How many changes of articles it has missed; null when anything else may have changed. */
function changesBehind(known: SnapshotKey, wanted: SnapshotKey): number | null {
  const isSame = known.version === wanted.version && known.today === wanted.today && known.rate === wanted.rate
  return isSame && wanted.articleChanges >= known.articleChanges ? wanted.articleChanges - known.articleChanges : null
}
