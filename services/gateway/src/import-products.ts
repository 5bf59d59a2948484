import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { createAuditLog } from '@shop/admin/audit/audit-log'
import { readPictureConfig } from '@shop/catalog/config'
import { storageFrom } from '@shop/catalog/ports/picture-storage/storage-config'
import { createCatalogService } from '@shop/catalog/service'
import { importTexts, valueText } from '@shop/contracts/staff/import-texts'
import {
  type ImportItem,
  type ImportSummary,
  internalImportEndpoint,
  internalImportItemsEndpoint,
  internalStepImportEndpoint,
} from '@shop/contracts/staff/staff-import'
import { createInternalClient } from '@shop/service-kit/between-services/internal-client'
import { systemClock } from '@shop/service-kit/process/clock'
import { readConfig } from '@shop/service-kit/process/config'
import { connectMongo, databaseOf } from '@shop/service-kit/storage/mongo'
import { shopEnvironment } from './config.ts'
import { openLog } from './open-log.ts'
import { giveUp, print } from './startup.ts'
import { findStore } from './store/find-store.ts'

// `npm run import -- goods.csv --dry-run`: what the screen of the back office shows, at the machine; also while the shop runs.
const BY = 'console'
const MOVING = new Set(['reading', 'applying', 'pictures'])
const USAGE = `npm run import -- <file.csv> [--dry-run]
For a file of Shopify besides: --currency UAH|EUR|… --rate <hryvnias for one> --collection <name> [--language uk|en] [--color <name>]`

const { values, positionals } = readArguments()
const [file] = positionals
if (!file) giveUp(USAGE)
const bytes = await readFile(file).catch(error => giveUp(String(error.message)))

const config = readConfig(shopEnvironment)
const dataDir = path.resolve(config.DATA_DIR)
const log = openLog(config, dataDir)
const store = config.MONGODB_URI ? null : await findStore(dataDir, log).catch(error => giveUp(String(error.message)))
const client = await connectMongo(config.MONGODB_URI ?? store?.uri ?? '')
const pictures = readPictureConfig()
const catalog = await createCatalogService({
  db: databaseOf(client, 'catalog', config.DB_PREFIX),
  imagesDir: pictures.IMAGES_DIR ?? dataDir,
  cacheDir: path.join(dataDir, 'images'),
  storage: storageFrom(pictures, path.join(dataDir, 'pictures')),
  // Nothing here is priced in euros.
  rates: async () => 100,
  clock: systemClock,
  log,
})
const internal = createInternalClient({ calls: catalog.internal })

try {
  const answers = {
    language: values.language === 'uk' ? ('uk' as const) : ('en' as const),
    currency: values.currency ?? null,
    rate: values.rate === undefined ? null : Number(values.rate),
    collection: values.collection ?? null,
    color: values.color ?? null,
    options: {},
  }
  const started = { by: BY, dry_run: true, file_name: path.basename(file), answers }
  const { import: begun } = await internal.call(internalImportEndpoint, started, bytes)
  const read = await settled(begun.id)
  await report(read)
  const { created, changed, refused } = read.counts
  if (read.state === 'planned' && !values['dry-run'] && created + changed > 0) {
    const audit = await createAuditLog(databaseOf(client, 'admin', config.DB_PREFIX), systemClock)
    await internal.call(internalStepImportEndpoint, { id: read.id, by: BY, step: 'apply' })
    const about = {
      action: 'import_apply',
      subject: read.id,
      asked: { file_name: read.file_name, ...read.counts },
    } as const
    await audit.record({ ...about, who: BY, address: BY, request_id: '' })
    const done = await settled(read.id)
    print(
      `Applied: ${done.applied}. Refused after all: ${done.failed}. Products without some pictures: ${done.pictures.failed}.`,
    )
    await printItems(read.id, 'failed')
    await printItems(read.id, 'pictures')
    if (done.failed > 0) process.exitCode = 1
  }
  if (read.state !== 'planned' || refused > 0) process.exitCode = 1
} catch (error) {
  print(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
} finally {
  await catalog.close()
  await client.close()
  await store?.stop()
}

/** The shop may be at work on it, or this process. */
async function settled(id: string): Promise<ImportSummary> {
  for (;;) {
    await catalog.runJob('imports')
    const { import: now } = await internal.call(internalImportItemsEndpoint, { id, page: 1 })
    if (!MOVING.has(now.state)) return now
    await new Promise(resolve => setTimeout(resolve, 500))
  }
}

async function report(read: ImportSummary): Promise<void> {
  if (read.problem) {
    const { code, line } = read.problem
    print(`${importTexts.en.files[code]}${line === null ? '' : ` (line ${line})`}.`)
    return
  }
  const { created, changed, left, refused } = read.counts
  print(`${read.rows} rows. Products: ${created} new, ${changed} changed, ${left} left, ${refused} refused.`)
  if (read.ignored_columns.length > 0) print(`Ignored columns: ${read.ignored_columns.join(', ')}`)
  for (const kind of ['created', 'changed', 'refused'] as const) await printItems(read.id, kind)
}

async function printItems(id: string, kind: 'created' | 'changed' | 'refused' | 'failed' | 'pictures'): Promise<void> {
  for (let page = 1; ; page += 1) {
    const { items, count, limit } = await internal.call(internalImportItemsEndpoint, { id, kind, page })
    for (const item of items) print(linesOf(item, kind))
    if (page * limit >= count) return
  }
}

function linesOf({ article, lines, problems, notes, changes, pictures }: ImportItem, kind: string): string {
  const { problems: why, notes: told, pictures: failed } = importTexts.en
  return [
    `${kind} ${article || '—'} (lines ${lines.join(', ')})`,
    ...problems.map(({ line, column, code, value }) =>
      [
        '  ',
        line !== null && `line ${line}: `,
        column && `${column}: `,
        value && `«${valueText(code, value, 'en')}» `,
        why[code],
      ]
        .filter(Boolean)
        .join(''),
    ),
    ...notes.map(({ code, value = '' }) => `  ${told[code]} ${valueText(code, value, 'en')}`),
    ...changes.map(({ column, size, was, will }) => `  ${column}${size ? ` ${size}` : ''}: ${was} → ${will}`),
    ...pictures.flatMap(({ url, problem }) => (problem ? [`  ${url}: ${failed[problem]}`] : [])),
  ].join('\n')
}

function readArguments() {
  const text = { type: 'string' } as const
  const options = {
    'dry-run': { type: 'boolean' },
    currency: text,
    rate: text,
    language: text,
    collection: text,
    color: text,
  } as const
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch {
    return giveUp(USAGE)
  }
}
