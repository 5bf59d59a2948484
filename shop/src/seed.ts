import path from 'node:path'
import { readConfig } from '@shop/service-kit/process/config'
import { databaseAddress } from '@shop/service-kit/storage/database-address'
import { connectMongo, databaseOf } from '@shop/service-kit/storage/mongo'
import { commandEnvironment } from './command-config.ts'
import { openLog } from './open-log.ts'
import { seedShop } from './seed-shop.ts'
import { giveUp } from './startup.ts'
import { startStore } from './store/start-store.ts'

// `npm run seed`: the demonstration's goods and rates, as often as one likes; stock and what staff changed stay.
const config = readConfig(commandEnvironment)
const dataDir = path.resolve(config.DATA_DIR)
const store = config.MONGODB_URI
  ? null
  : await startStore(dataDir, openLog(config, dataDir)).catch(error =>
      giveUp(`${error.message}\nIf the shop is running, end it first, or name a server with MONGODB_URI.`),
    )
const client = await connectMongo(databaseAddress(config, 'root') ?? store?.uri ?? '')
await seedShop(service => databaseOf(client, service, config.DB_PREFIX))
await client.close()
await store?.stop()
console.log('The demonstration goods and rates are in the database.')
