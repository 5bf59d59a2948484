import { randomUUID } from 'node:crypto'
import { ShopError } from '@shop/contracts/errors'
import type { Clock } from '@shop/service-kit/process/clock'
import { isDuplicateKey } from '@shop/service-kit/storage/duplicate-key'
import type { Db } from 'mongodb'
import type { StaffRepository } from './staff.repository.ts'

type Leaving = { token: string; id: string; until: Date }
type Guard = { _id: 'owners'; version: number; leaving: Leaving[] }

export type OwnersGuard = {
  /** @throws ShopError last_owner when no other active owner would stay; else does it. */
  withoutOwner<Done>(id: string, leave: () => Promise<Done>): Promise<Done>
}

// Longer than any call may take. If the call died before it was done, the person counts as an owner again afterwards.
const LONGEST_MS = 10 * 60_000

/**
 * The last active owner stays, also when two owners switch each other off at the same moment: who is about to leave is
 * written down in one document first, and only one of two that have read the same state can write there.
 */
export function createOwnersGuard(db: Db, staff: StaffRepository, clock: Clock): OwnersGuard {
  const guards = db.collection<Guard>('staff_owners')

  async function announce(id: string): Promise<string | null> {
    const { version, leaving } = (await guards.findOne({ _id: 'owners' })) ?? { version: 0, leaving: [] }
    // Read after the guard: an owner who has left since then has changed its version.
    const owners = await staff.activeOwners()
    const live = leaving.filter(({ until }) => until > clock.now())
    const stays = owners.some(owner => owner !== id && !live.some(one => one.id === owner))
    if (!stays) throw new ShopError('last_owner')
    const entry = { token: randomUUID(), id, until: new Date(clock.now().getTime() + LONGEST_MS) }
    const next = { version: version + 1, leaving: [...live, entry] }
    const written = await guards
      .updateOne({ _id: 'owners', version }, { $set: next }, { upsert: version === 0 })
      .catch(ignoreTwin)
    return written && written.matchedCount + written.upsertedCount === 1 ? entry.token : null
  }

  return {
    async withoutOwner(id, leave) {
      let token = await announce(id)
      while (!token) token = await announce(id)
      try {
        return await leave()
      } finally {
        await guards.updateOne({ _id: 'owners' }, { $pull: { leaving: { token } }, $inc: { version: 1 } })
      }
    },
  }
}

// Of two first entries at once one is written, and the other call reads it on its next turn.
function ignoreTwin(error: unknown): null {
  if (isDuplicateKey(error)) return null
  throw error
}
