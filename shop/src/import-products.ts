import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createAuditLog } from '@shop/admin/audit/audit-log'
import { readPictureConfig } from '@shop/catalog/config'
import { storageFrom } from '@shop/catalog/ports/picture-storage/storage-config'
import { createCatalogService } from '@shop/catalog/service'
import type { QueryOf } from '@shop/contracts/endpoint'
import {
  applyImportEndpoint,
  type ImportSummary,
  importEndpoint,
  importProductsEndpoint,
} from '@shop/contracts/staff/goods/staff-import'
import { createInternalCalls } from '@shop/service-kit/between-services/internal'
import { createInternalClient } from '@shop/service-kit/between-services/internal-client'
import type { AskedByStaff } from '@shop/service-kit/between-services/staff-calls'
import { parseCallField } from '@shop/service-kit/calls/fields'
import { systemClock } from '@shop/service-kit/process/clock'
import { readConfig } from '@shop/service-kit/process/config'
import { databaseAddress } from '@shop/service-kit/storage/database-address'
import { connectMongo, databaseOf } from '@shop/service-kit/storage/mongo'
import { commandEnvironment } from './command-config.ts'
import { problemOf, readArguments } from './import/import-arguments.ts'
import { type ItemsOf, printItems, printReport } from './import/print-report.ts'
import { openLog } from './open-log.ts'
import { giveUp, print } from './startup.ts'
import { findStore } from './store/start-store.ts'

// `npm run import -- goods.csv --dry-run`: what the screen of the back office shows, at the machine; also while the shop runs.
const BY = 'console'
const MOVING = new Set(['reading', 'applying', 'pictures'])
const { file, isDry, answers } = readOrGiveUp()
const bytes = await readFile(file).catch(error => giveUp(String(error.message)))

const config = readConfig(commandEnvironment)
const dataDir = path.resolve(config.DATA_DIR)
const log = openLog(config, dataDir)
const store = config.MONGODB_URI ? null : await findStore(dataDir, log).catch(error => giveUp(String(error.message)))
const client = await connectMongo(databaseAddress(config, 'root') ?? store?.uri ?? '')
const pictures = readPictureConfig()
const catalog = await createCatalogService({
  db: databaseOf(client, 'catalog', config.DB_PREFIX),
  imagesDir: pictures.IMAGES_DIR ?? dataDir,
  cacheDir: path.join(dataDir, 'images'),
  storage: storageFrom(pictures, path.join(dataDir, 'pictures')),
  // Nothing here is priced in euros.
  rates: async () => 100,
  // The command signs no one in and sends no emails.
  account: createInternalClient({ calls: createInternalCalls() }),
  admin: createInternalClient({ calls: createInternalCalls() }),
  clock: systemClock,
  log,
})
const internal = createInternalClient({ calls: catalog.internal })

try {
  const { answer: begun } = await internal.write(importProductsEndpoint, asks({ query: queryOfFile() }), bytes)
  const read = await waitUntilSettled(begun.import.id)
  await printReport(read, itemsOf)
  const { created, changed, refused } = read.counts
  if (read.state === 'planned' && !isDry && created + changed > 0) {
    const audit = await createAuditLog(databaseOf(client, 'admin', config.DB_PREFIX), systemClock)
    const { change } = await internal.write(applyImportEndpoint, asks({ params: { id: read.id } }))
    if (change) await audit.record({ ...change, who: BY, address: BY, request_id: '' })
    const done = await waitUntilSettled(read.id)
    print(
      `Applied: ${done.applied}. Refused after all: ${done.failed}. Products without some pictures: ${done.pictures.failed}.`,
    )
    for (const kind of ['failed', 'pictures'] as const) await printItems(read.id, kind, itemsOf)
    if (done.failed > 0) process.exitCode = 1
  }
  if (read.state !== 'planned' || refused > 0) process.exitCode = 1
} catch (error) {
  print(problemOf(error))
  process.exitCode = 1
} finally {
  await catalog.close()
  await client.close()
  await store?.stop()
}

/** The shop may be at work on it, or this process. */
async function waitUntilSettled(id: string): Promise<ImportSummary> {
  for (;;) {
    await catalog.runJob('imports')
    const { import: now } = await internal.read(importEndpoint, asks({ params: { id }, query: { page: 1 } }))
    if (!MOVING.has(now.state)) return now
    await new Promise(resolve => setTimeout(resolve, 500))
  }
}

function itemsOf(...[id, kind, page]: Parameters<ItemsOf>): ReturnType<ItemsOf> {
  return internal.read(importEndpoint, asks({ params: { id }, query: { kind, page } }))
}

/** A call of staff without a sign-in. */
function asks(about: { params?: unknown; query?: unknown }): AskedByStaff {
  return { params: {}, query: {}, body: {}, ...about, who: BY, idempotencyKey: '', requestId: '' }
}

/** The answers given beside the file, as the query of the upload has them. */
function queryOfFile(): QueryOf<typeof importProductsEndpoint> {
  const { options, currency, rate, collection, color, language } = answers
  const given = Object.entries({ currency, rate, collection, color }).filter(([, answer]) => answer !== null)
  const named = { file_name: path.basename(file), language, options: JSON.stringify(options) }
  return parseCallField(importProductsEndpoint.query, { ...named, ...Object.fromEntries(given) })
}

function readOrGiveUp(): ReturnType<typeof readArguments> {
  try {
    return readArguments()
  } catch (error) {
    return giveUp(problemOf(error))
  }
}
