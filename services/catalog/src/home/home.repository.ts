import type { Home } from '@shop/contracts/catalog/home'
import type { Db } from 'mongodb'
import { type Put, putRows } from '../storage/put-rows.ts'

export type HomeRepository = ReturnType<typeof createHomeRepository>

const HOME = 'home'

/** The home page is one document. */
export function createHomeRepository(db: Db) {
  const home = db.collection<Home & { _id: string }>('home')
  return {
    async read(): Promise<Home | null> {
      return home.findOne<Home>({ _id: HOME }, { projection: { _id: 0 } })
    },

    put(page: Home, put: Put): Promise<number> {
      return putRows(home, '_id', [{ _id: HOME, ...page }], put)
    },
  }
}
