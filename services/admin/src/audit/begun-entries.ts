import { randomUUID } from 'node:crypto'
import { ShopError } from '@shop/contracts/errors'
import type { Change } from '@shop/service-kit/between-services/staff-calls'
import type { Clock } from '@shop/service-kit/process/clock'
import { isDuplicateKey } from '@shop/service-kit/storage/duplicate-key'
import type { Collection } from 'mongodb'
import { type AuditEntry, entryId, type SearchKeys, type StoredEntry } from './audit-entry.ts'

/** A request under a key: another body or another person is another request. */
export type KeyedRequest = { key: string; bodyHash: string }
/** What is about to be done. */
export type Beginning = Omit<AuditEntry, 'once' | 'before' | 'after'> & { request?: KeyedRequest | undefined }
/** An entry that has begun. It is completed or taken back once; a completed entry stays as it is. */
export type Begun = { complete(change: Change): Promise<void>; takeBack(): Promise<void> }

type Searchable = StoredEntry & SearchKeys
type Deps = {
  entries: Collection<Searchable>
  clock: Clock
  searchKeysOf: (entry: AuditEntry) => SearchKeys
  record: (entry: AuditEntry) => Promise<void>
}

export type BegunEntries = ReturnType<typeof createBegunEntries>

/**
 * Entries of what has begun. A key has one entry, which knows its body and its person, so that the log says which request a key
 * belongs to (docs/rules.md, "Repeated requests").
 */
export function createBegunEntries({ entries, clock, searchKeysOf, record }: Deps) {
  function openEntry(entry: Omit<Searchable, keyof SearchKeys>): Begun {
    const { _id, who, action, subject, address, request_id, body_hash } = entry
    const open = { _id, outcome: 'unknown' } as const
    return {
      async complete({ once, ...change }) {
        if (once !== undefined) {
          await record({ ...change, once, who, address, request_id })
          return void (await entries.deleteOne(open))
        }
        const about = { who, action, address, request_id, ...(subject !== undefined && { subject }) }
        const done = { ...change, ...searchKeysOf({ ...about, ...change }) }
        const gone: Record<string, ''> = {
          outcome: '',
          open_calls: '',
          ...(change.asked === undefined && { asked: '' }),
        }
        const { matchedCount } = await entries.updateOne(open, { $set: done, $unset: gone })
        // A twin has completed it, unless nothing is there: then what was done is written down now.
        if (matchedCount === 0)
          await insertEntry(entries, {
            _id,
            ...about,
            ...(body_hash && { body_hash }),
            ...done,
            at: clock.now(),
          } as Searchable)
      },

      async takeBack() {
        if (body_hash === undefined) return void (await entries.deleteOne(open))
        // Each call that joined may have done it: the entry goes once all of them say that nothing was done.
        if ((await entries.deleteOne({ ...open, open_calls: 1 })).deletedCount === 1) return
        await entries.updateOne(open, { $inc: { open_calls: -1 } })
        await entries.deleteOne({ ...open, open_calls: 0 })
      },
    }
  }

  return {
    openEntry,

    /**
     * Records what is about to be done, with unknown outcome. A repeat under its key continues the entry of the first.
     * @throws ShopError idempotency_conflict when the key is another request's
     */
    async begin({ request, ...entry }: Beginning): Promise<Begun> {
      const _id = request ? entryId('key', request.key) : randomUUID()
      const keyed = request && { body_hash: request.bodyHash, open_calls: 1 }
      for (;;) {
        const first = { ...entry, ...keyed, _id, outcome: 'unknown' as const, ...searchKeysOf(entry), at: clock.now() }
        if (await insertEntry(entries, first)) return openEntry(first)
        if ((await joinEntry(entries, first)) !== 'gone') return openEntry(first)
      }
    },
  }
}

async function insertEntry(entries: Collection<Searchable>, entry: Searchable): Promise<boolean> {
  try {
    await entries.insertOne(entry)
    return true
  } catch (error) {
    if (isDuplicateKey(error)) return false
    throw error
  }
}

/** An entry that is still open counts this call, too; `gone`: another call has taken it back or changed it just now. */
async function joinEntry(
  entries: Collection<Searchable>,
  { _id, who, body_hash }: Searchable,
): Promise<'joined' | 'completed' | 'gone'> {
  const same = { _id, who, ...(body_hash !== undefined && { body_hash }) }
  if (await entries.findOneAndUpdate({ ...same, outcome: 'unknown' }, { $inc: { open_calls: 1 } })) return 'joined'
  const known = await entries.findOne({ _id })
  if (!known) return 'gone'
  if (known.who !== who || known.body_hash !== body_hash) throw new ShopError('idempotency_conflict')
  return known.outcome === undefined ? 'completed' : 'gone'
}
