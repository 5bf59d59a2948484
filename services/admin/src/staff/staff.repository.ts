import { isDuplicateKey } from '@shop/service-kit/storage/duplicate-key'
import type { Db, UpdateFilter } from 'mongodb'
import type { Staff } from './staff.ts'

/** The document also has secret and digests of the second factor, which are never read here. */
type Stored = Omit<Staff, 'id' | 'hasSecondFactor'> & { _id: string; second_factor?: unknown; pending_factor?: unknown }
export type StaffChange = Partial<Pick<Staff, 'email' | 'role' | 'locale' | 'isOff' | 'mustHaveSecondFactor'>>
/** Sessions end with either switch. */
const switchedOnce = { revision: 1, epoch: 1 }
type By = { by: string; at: Date }

export type StaffRepository = Awaited<ReturnType<typeof createStaffRepository>>

export async function createStaffRepository(db: Db) {
  const staff = db.collection<Stored>('staff')
  await staff.createIndexes([
    { key: { login: 1 }, name: 'login', unique: true },
    { key: { role: 1 }, name: 'role' },
  ])
  const update = async (id: string, filter: Partial<Stored>, change: UpdateFilter<Stored>) =>
    read(await staff.findOneAndUpdate({ _id: id, ...filter }, change, { returnDocument: 'after' }))

  return {
    byId: async (id: string) => read(await staff.findOne({ _id: id })),
    byIds: async (ids: readonly string[]) =>
      (await staff.find({ _id: { $in: [...ids] } }).toArray()).flatMap(stored => read(stored) ?? []),
    byLogin: async (login: string) => read(await staff.findOne({ login: login.toLowerCase() })),
    isEmpty: async () => (await staff.findOne({}, { projection: { _id: 1 } })) === null,
    all: async () => (await staff.find().sort({ login: 1 }).toArray()).flatMap(stored => read(stored) ?? []),

    async activeOwners(): Promise<string[]> {
      const owners = (await staff.find({ role: 'owner' }).toArray()).flatMap(stored => read(stored) ?? [])
      return owners.filter(({ isOff, passwordHash }) => !isOff && passwordHash !== null).map(({ id }) => id)
    },

    /** False when the login is taken already: two processes that start together make one account. */
    async add({ id, hasSecondFactor: _, ...rest }: Staff): Promise<boolean> {
      try {
        await staff.insertOne({ _id: id, ...rest, login: rest.login.toLowerCase() })
        return true
      } catch (error) {
        if (isDuplicateKey(error)) return false
        throw error
      }
    },

    /** Stores a stronger hash of an unchanged password, unless another password was chosen meanwhile. */
    async rehash(id: string, before: string, passwordHash: string): Promise<void> {
      await staff.updateOne({ _id: id, passwordHash: before }, { $set: { passwordHash } })
    },

    /** Another password: sessions of the former one end. */
    setPassword: (id: string, passwordHash: string) => update(id, {}, { $set: { passwordHash }, $inc: { epoch: 1 } }),

    /** Null when it was changed after `revision`, or is gone. `sessions`: what becomes of those from before. */
    change: (id: string, revision: number, change: StaffChange, changed: By, sessions: 'kept' | 'ended') =>
      update(
        id,
        { revision },
        { $set: { ...change, changed }, $inc: { revision: 1, epoch: sessions === 'ended' ? 1 : 0 } },
      ),

    switchOff: (id: string, changed: By) => update(id, {}, { $set: { isOff: true, changed }, $inc: switchedOnce }),
    switchOn: (id: string, changed: By) => update(id, {}, { $set: { isOff: false, changed }, $inc: switchedOnce }),
  }
}

function read(stored: Stored | null): Staff | null {
  if (!stored) return null
  const { _id, second_factor, pending_factor: _, ...rest } = stored
  return { id: _id, ...rest, hasSecondFactor: Boolean(second_factor) }
}
