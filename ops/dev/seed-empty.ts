import { readConfig } from '@shop/service-kit/process/config'
import { databaseAddress } from '@shop/service-kit/storage/database-address'
import { connectMongo, databaseOf } from '@shop/service-kit/storage/mongo'
import { shopEnvironment } from '@shop/shop/config'
import { seedEmpty } from '@shop/shop/seed-shop'
import { print } from '@shop/shop/startup'

// As the start of a whole shop does, in a process of its own that gives its memory back.
const config = readConfig(shopEnvironment)
const client = await connectMongo(databaseAddress(config, 'root') ?? '')
const isNew = await seedEmpty(service => databaseOf(client, service, config.DB_PREFIX), config)
if (isNew) print('The demonstration catalogue is in the database.')
await client.close()
