import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { silentLog } from '@shop/service-kit/log/log'
import { findStore } from '@shop/shop/store/start-store'
import { readStoreAddress } from '@shop/shop/store/store-address'
import { MongoClient } from 'mongodb'

export const EMBEDDED_FILE = 'database.sqlite.gz'
const STORE_FILE = 'embedded-mongo.sqlite'
const LOOK_EVERY_MS = 50

/**
 * Copies the embedded store of these data, which a shop may have open, as it was at one moment.
 * @param onProgress is told which part, from 0 to 1, is copied
 * @throws Error when the store cannot copy itself, such as on a full disk
 */
export async function saveEmbedded(
  dataDir: string,
  folder: string,
  onProgress: (part: number) => void,
): Promise<{ at: Date }> {
  const store = await findStore(dataDir, silentLog)
  const client = await MongoClient.connect(store.uri)
  try {
    const admin = client.db('admin')
    let snapshot = await admin.command({ snapshot: 'begin' })
    while (snapshot.state === 'copying') {
      onProgress(snapshot.pages ? 1 - snapshot.left / snapshot.pages : 0)
      await pause(LOOK_EVERY_MS)
      snapshot = await admin.command({ snapshot: 'find' })
    }
    if (snapshot.state === 'failed') throw new Error(`The store could not copy itself: ${snapshot.problem}`)
    const at = new Date()
    try {
      const packed = createWriteStream(path.join(folder, EMBEDDED_FILE), { flush: true })
      await pipeline(createReadStream(snapshot.file), createGzip(), packed)
    } finally {
      await rm(snapshot.file, { force: true })
    }
    return { at }
  } finally {
    await client.close()
    await store.stop()
  }
}

/**
 * Puts the store of a backup where a shop will open it.
 * @throws Error when a shop has these data open
 */
export async function placeEmbedded(folder: string, dataDir: string): Promise<void> {
  if (await readStoreAddress(dataDir)) throw new Error(`A shop works with the data in ${dataDir}. Stop it first.`)
  await mkdir(dataDir, { recursive: true })
  const file = path.join(dataDir, STORE_FILE)
  const unpacked = createWriteStream(`${file}.restored`, { flush: true })
  await pipeline(createReadStream(path.join(folder, EMBEDDED_FILE)), createGunzip(), unpacked)
  // What an earlier store had not yet moved into its file would be read on top of ours.
  for (const rest of ['-wal', '-shm', '-journal']) await rm(`${file}${rest}`, { force: true })
  await rename(`${file}.restored`, file)
}
