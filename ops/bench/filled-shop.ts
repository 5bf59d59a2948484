import path from 'node:path'
import { databaseOf } from '@shop/service-kit/storage/mongo'
import { readStoreAddress } from '@shop/shop/store/store-address'
import { MongoClient } from 'mongodb'
import { freePort } from '../production-shape/free-port.ts'
import { stockUp } from './admin/buyers.ts'
import { fillCatalogue } from './fill-catalogue.ts'
import { type Started, startAndRequest } from './start-and-request.ts'

const LIST = '/api/products/get-by/filters?limit=24'
const SCRIPT = path.resolve(import.meta.dirname, '../../shop/src/start.mjs')

/** Puts the demonstration into a folder, and what it lacks of so many products, with enough of a dress for all who buy it. */
export async function fillShop(dataDir: string, products: number): Promise<void> {
  const shop = await startFilledShop(dataDir)
  const client = await MongoClient.connect((await readStoreAddress(dataDir)) ?? '')
  const catalog = databaseOf(client, 'catalog', 'shop_')
  await fillCatalogue(catalog, Math.max(0, products - (await catalog.collection('articles').countDocuments())))
  await stockUp(catalog)
  await client.close()
  await shop.end()
}

type Wishes = {
  /** In the place of those of `npm start`. */
  flags?: readonly string[]
  /** As `npm start` does it: it looks first whether something has to be built. */
  build?: 'yes' | 'no'
}

/** The shop of that folder once its list is right. */
export async function startFilledShop(dataDir: string, { flags, build = 'no' }: Wishes = {}): Promise<Started> {
  const port = await freePort()
  return startAndRequest({
    script: SCRIPT,
    ...(flags && { flags }),
    env: { PORT: String(port), DATA_DIR: dataDir, MONGODB_URI: '', LIMITS_FACTOR: '1000000', BUILD: build },
    port,
    address: LIST,
    isRight: ({ list }) => Array.isArray(list) && list.length === 24,
  })
}
