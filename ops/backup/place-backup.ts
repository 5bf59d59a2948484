import { cp, readdir } from 'node:fs/promises'
import path from 'node:path'
import { serviceNames } from '@shop/contracts/parts'
import { databaseOf } from '@shop/service-kit/storage/mongo'
import { MongoClient } from 'mongodb'
import { placeEmbedded } from './embedded-database.ts'
import type { Backup } from './manifest.ts'
import { restoreMongo } from './mongo-tools.ts'

type Target = {
  dataDir: string
  /** Null: the embedded store of `dataDir`. */
  mongo: string | null
  /** Where the folders of the backup go, by their names in it; others stay in the backup. */
  folders: Readonly<Record<string, string>>
}

/**
 * Puts databases and files of a backup where a shop finds them. Files that the shop has beside stay: a picture more harms nobody.
 * @throws Error when the backup is of the other kind of database, a shop works on the store, or a tool of MongoDB fails
 */
export async function placeBackup({ folder, manifest }: Backup, { dataDir, mongo, folders }: Target): Promise<void> {
  const isOfMongo = manifest.database === 'mongodb'
  if (isOfMongo && !mongo) throw new Error('This backup is of a MongoDB server: name one')
  if (!isOfMongo && mongo) throw new Error('This backup is of the embedded store: unset MONGODB_URI')
  if (mongo) await restoreMongo(mongo, folder, { isOver: true })
  else await placeEmbedded(folder, dataDir)
  for (const [name, target] of Object.entries(folders)) {
    if (Object.keys(manifest.files).some(file => file.startsWith(`${name}/`)))
      await cp(path.join(folder, name), target, { recursive: true })
  }
}

/** What a restore would replace; null: nothing. */
export async function findPresentData(
  { dataDir, mongo }: Omit<Target, 'folders'>,
  dbPrefix: string,
): Promise<string | null> {
  if (!mongo) {
    const names = await readdir(dataDir).catch(() => [])
    return names.some(name => name.startsWith('embedded-mongo.sqlite')) ? `the embedded store in ${dataDir}` : null
  }
  const client = await MongoClient.connect(mongo)
  try {
    for (const service of serviceNames) {
      const db = databaseOf(client, service, dbPrefix)
      if ((await db.listCollections().toArray()).length > 0) return `the database ${db.databaseName}`
    }
    return null
  } finally {
    await client.close()
  }
}
