import { DAY_MS } from '@shop/calendar/durations'
import { UPLOADED_PREFIX } from '@shop/contracts/catalog/upload-limits'
import type { Log } from '@shop/service-kit/log/log'
import type { Clock } from '@shop/service-kit/process/clock'
import { WHOLE_READ_MS } from '@shop/service-kit/storage/read-limit'
import type { Db } from 'mongodb'
import type { PictureStorage } from '../ports/picture-storage/picture-storage.ts'
import type { Upload, UploadsRepository } from './uploads.repository.ts'

const NEVER_NAMED_MS = DAY_MS
const NAMED_BEFORE_MS = 30 * DAY_MS
const NAMES = new RegExp(`${UPLOADED_PREFIX}[0-9a-f]{32}`, 'g')

/** Has it been unused for so long that it may go: a day if nothing has ever named it, else thirty days. */
export function mayGo({ at, named_at }: Pick<Upload, 'at' | 'named_at'>, now: Date): boolean {
  const since = named_at ?? at
  return now.getTime() - since.getTime() > (named_at ? NAMED_BEFORE_MS : NEVER_NAMED_MS)
}

type Deps = {
  db: Db
  uploads: UploadsRepository
  storage: PictureStorage
  clock: Clock
  log: Log
}

/**
 * Removes uploaded pictures that nothing in the catalogue names any more. The name is looked for in everything that is stored,
 * so code that names pictures in a new collection needs no entry here.
 */
export async function removeUnused({ db, uploads, storage, clock, log }: Deps): Promise<number> {
  const all = await uploads.all()
  if (all.length === 0) return 0
  const now = clock.now()
  const named = await namesIn(db)
  await uploads.noteNamed([...named], now)
  const leaving = all.filter(upload => !named.has(upload.name) && (upload.is_leaving || mayGo(upload, now)))
  // From here on nobody can name them; who did so a moment ago is found by looking once more.
  await uploads.letGo(leaving.map(({ name }) => name))
  const namedMeanwhile = leaving.length > 0 ? await namesIn(db) : named
  await uploads.noteNamed([...namedMeanwhile], now)
  let removed = 0
  for (const { name } of leaving) {
    if (namedMeanwhile.has(name)) continue
    await storage.remove(name)
    await uploads.remove(name)
    removed += 1
  }
  if (removed > 0) log.info({ count: removed }, 'pictures that nothing names were removed')
  return removed
}

async function namesIn(db: Db): Promise<Set<string>> {
  const names = new Set<string>()
  const collections = await db.listCollections({}, { nameOnly: true }).toArray()
  for (const { name } of collections) {
    if (name === 'pictures' || name === 'stock' || name === 'job_leases') continue
    const all = { projection: { _id: 0 }, batchSize: 500, maxTimeMS: WHOLE_READ_MS }
    for await (const document of db.collection(name).find({}, all))
      for (const [found] of JSON.stringify(document).matchAll(NAMES)) names.add(found)
  }
  return names
}
