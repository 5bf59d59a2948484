import path from 'node:path'
import { serviceNames } from '@shop/contracts/parts'
import { connectMongo, databaseOf } from '@shop/service-kit/storage/mongo'
import { startDatabase } from '../production-shape/start-shape.ts'
import type { Endings } from './containers.ts'

/** The server that MONGODB_URI names, with databases that are dropped at the end; else the embedded store as a process. */
export async function openDatabase(folder: string, endings: Endings) {
  const dbPrefix = `images_${process.pid}_`
  const given = process.env.MONGODB_URI
  if (!given) {
    const registerEnding: Parameters<typeof startDatabase>[0] = store => {
      endings.add(store.stop)
      return store
    }
    return { databaseUri: await startDatabase(registerEnding, path.join(folder, 'database')), dbPrefix }
  }
  endings.add(async () => {
    const client = await connectMongo(given)
    for (const service of serviceNames) await databaseOf(client, service, dbPrefix).dropDatabase()
    await client.close()
  })
  return { databaseUri: given, dbPrefix }
}
