import { isDuplicateKey } from '@shop/service-kit/storage/duplicate-key'
import type { Db } from 'mongodb'
import type { Staff } from './staff.ts'

type Stored = Omit<Staff, 'id'> & { _id: string }

export type StaffRepository = Awaited<ReturnType<typeof createStaffRepository>>

export async function createStaffRepository(db: Db) {
  const staff = db.collection<Stored>('staff')
  await staff.createIndex({ login: 1 }, { name: 'login', unique: true })
  const read = (stored: Stored | null): Staff | null => {
    if (!stored) return null
    const { _id, ...rest } = stored
    return { id: _id, ...rest }
  }

  return {
    byId: async (id: string) => read(await staff.findOne({ _id: id })),
    byLogin: async (login: string) => read(await staff.findOne({ login: login.toLowerCase() })),
    isEmpty: async () => (await staff.findOne({}, { projection: { _id: 1 } })) === null,

    /** False when the login is taken already: two processes that start together make one account. */
    async add({ id, ...rest }: Staff): Promise<boolean> {
      try {
        await staff.insertOne({ _id: id, ...rest, login: rest.login.toLowerCase() })
        return true
      } catch (error) {
        if (isDuplicateKey(error)) return false
        throw error
      }
    },

    async setPasswordHash(id: string, passwordHash: string): Promise<void> {
      await staff.updateOne({ _id: id }, { $set: { passwordHash } })
    },
  }
}
