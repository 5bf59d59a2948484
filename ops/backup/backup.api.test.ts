import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createShopChecks } from '@shop/admin/health/shop-checks.repository'
import { silentLog } from '@shop/service-kit/log/log'
import { databaseOf } from '@shop/service-kit/storage/mongo'
import { startStore } from '@shop/shop/store/start-store'
import { MongoClient } from 'mongodb'

let folder: string
let dataDir: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shop-backups-'))
  dataDir = path.join(folder, 'data')
  mkdirSync(path.join(dataDir, 'pictures', 'ab'), { recursive: true })
  writeFileSync(path.join(dataDir, 'pictures', 'ab', 'coat.jpg'), 'a picture of a coat')
})
afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

/** As `npm run` starts it. */
async function run(command: 'main' | 'restore', ...words: string[]) {
  return runWith({}, command, ...words)
}

async function runWith(variables: Record<string, string>, command: 'main' | 'restore', ...words: string[]) {
  const { MONGODB_URI, ...rest } = process.env
  const env = { ...rest, DATA_DIR: dataDir, BACKUP_DIR: path.join(folder, 'backups'), ...variables }
  const script = path.join(__dirname, `${command}.ts`)
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...words], { env })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (printed += String(chunk)))
  const [code] = await once(child, 'close')
  return { code, printed }
}

/** Works with the data as a shop that has them open. */
async function withStore<Result>(work: (client: MongoClient) => Promise<Result>, of = dataDir): Promise<Result> {
  const store = await startStore(of, silentLog)
  const client = await MongoClient.connect(store.uri)
  try {
    return await work(client)
  } finally {
    await client.close()
    await store.stop()
  }
}

const putWord = (word: string) => (client: MongoClient) => client.db('notes').collection('words').insertOne({ word })
const words = (client: MongoClient) =>
  client
    .db('notes')
    .collection('words')
    .find()
    .map(({ word }) => word)
    .toArray()
const made = () => readdirSync(path.join(folder, 'backups')).toSorted()

test('a backup is restored into an empty shop, audited, told to the back office and listed as proved', async () => {
  await withStore(putWord('before'))

  const backup = await run('main')
  expect(backup).toEqual({ code: 0, printed: expect.stringContaining('the audit found nothing wrong') })
  expect(backup.printed).toContain('Not in it: releases, which lie beside the sources')
  expect((await run('main', '--list')).printed).toMatch(/4 databases and 1 files, [\d.]+ MB {2}proved 20/)
  const record = await withStore(client => createShopChecks(databaseOf(client, 'admin', 'shop_')).lastBackup())
  expect(record).toEqual({ at: expect.any(Date), problems: 0 })
})

test('releases in a bucket are not in it, and the backup says so', async () => {
  const { code, printed } = await runWith({ RELEASES_S3_BUCKET: 'levada-releases', RELEASES_DIR: folder }, 'main')

  expect([code, printed]).toEqual([0, expect.stringContaining('Not in it: the releases in the bucket levada-releases')])
})

test('what was written after the backup is gone after the restore, and what the restore replaces lies aside', async () => {
  await withStore(putWord('before'))
  await run('main', '--unverified')
  await withStore(putWord('after'))
  rmSync(path.join(dataDir, 'pictures'), { recursive: true })

  const refused = await run('restore', 'latest')
  expect(refused).toEqual({ code: 1, printed: expect.stringContaining('would be replaced: say --over, too') })
  const restored = await run('restore', 'latest', '--over')

  expect(restored).toEqual({ code: 0, printed: expect.stringContaining('Restored: the shop as it was at 20') })
  expect(await withStore(words)).toEqual(['before'])
  expect(existsSync(path.join(dataDir, 'pictures', 'ab', 'coat.jpg'))).toBe(true)
  const aside = readdirSync(folder).find(name => name.startsWith('data.before-')) ?? ''
  expect(await withStore(words, path.join(folder, aside))).toEqual(['before', 'after'])
})

test('orders after a restore have numbers that no lost order had', async () => {
  const countersIn = (client: MongoClient) =>
    databaseOf(client, 'cart-checkout', 'shop_').collection<{ _id: string; count: number }>('counters')
  await withStore(client => countersIn(client).insertOne({ _id: 'orders 2026', count: 17 }))
  await run('main', '--unverified')
  await run('restore', 'latest', '--over')

  expect(await withStore(client => countersIn(client).findOne())).toEqual({ _id: 'orders 2026', count: 10_017 })
})

test('a backup is made while the shop is open, and restored only when it is closed', async () => {
  const printed = await withStore(async client => {
    await putWord('open')(client)
    expect(await run('main', '--unverified')).toMatchObject({ code: 0 })
    const restore = await run('restore', 'latest', '--over')
    expect(restore.code).toBe(1)
    return restore.printed
  })

  expect(printed).toMatch(/A shop works with the data in .*data\. Stop it first; nothing was changed/)
  expect(await withStore(words)).toEqual(['open'])
})

test('a picture that did not change takes no space a second time, and each backup is whole by itself', async () => {
  await run('main', '--unverified')
  const [first = ''] = made()
  writeFileSync(path.join(dataDir, 'pictures', 'new.jpg'), 'a new picture')
  while (made().length < 2) await run('main', '--unverified')
  const second = made().at(-1) ?? ''

  const inodeIn = (backup: string) => statSync(path.join(folder, 'backups', backup, 'pictures/ab/coat.jpg')).ino
  expect(inodeIn(second)).toBe(inodeIn(first))
  rmSync(path.join(folder, 'backups', first), { recursive: true })
  expect((await run('restore', second, '--over')).code).toBe(0)
})

test('a damaged backup is named as such and changes nothing', async () => {
  await run('main', '--unverified')
  const [name = ''] = made()
  writeFileSync(path.join(folder, 'backups', name, 'pictures/ab/coat.jpg'), 'something else')
  rmSync(dataDir, { recursive: true })

  const { code, printed } = await run('restore', name)

  expect(code).toBe(1)
  expect(printed).toContain('pictures/ab/coat.jpg is not what was written')
  expect(existsSync(dataDir)).toBe(false)
})

test('an unknown backup is answered with those that there are', async () => {
  expect((await run('restore', 'latest')).printed).toContain('There is no backup in')
  await run('main', '--unverified')
  const { code, printed } = await run('restore', '2020-01-01T00-00-00Z')
  expect(code).toBe(1)
  expect(printed).toContain(`but ${made()[0]}`)
})

test('the server of the shop is never the one on which a backup is proved', async () => {
  const uri = 'mongodb://shop:secret@db-1.example:27017,db-2.example:27017/?replicaSet=rs0'
  const { code, printed } = await runWith(
    { MONGODB_URI: uri, BACKUP_VERIFY_URI: 'mongodb://DB-2.example:27017' },
    'main',
  )

  expect([code, printed]).toEqual([1, expect.stringContaining('BACKUP_VERIFY_URI names the server of the shop')])
})
