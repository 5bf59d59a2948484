import { type GoodsBatch, type GoodsOutcome, MOST_GOODS_AT_ONCE } from '@shop/contracts/staff/exchange/goods-exchange'
import type { Clock } from '@shop/service-kit/process/clock'
import type { Catalog } from '../clients/catalog.ts'
import type { ExchangeFile, ExchangeFiles } from '../exchange/exchange-files.repository.ts'
import { type ExchangeLog, withMore } from '../exchange/exchange-log.repository.ts'
import { ExchangeProblem } from '../exchange/exchange-problem.ts'
import { textsIn } from '../exchange/file-texts.ts'
import { type GoodsRecord, goodsIn } from './goods-records.ts'
import type { UntoldSales } from './untold-sales.repository.ts'

export type GoodsFilesDeps = {
  exchangeFiles: ExchangeFiles
  exchangeLog: ExchangeLog
  untoldSales: UntoldSales
  catalog: Pick<Catalog, 'takeGoods'>
  clock: Clock
}
/** What became of a file; `going on`: somebody works on it, or there was no time for all of it. */
type GoodsFileOutcome = 'going on' | ExchangeFile
type Chunk = Omit<GoodsBatch, 'key' | 'untold_sales'>

/** Less than the doors wait for an answer. */
const PATIENCE_MS = 8000
/** Longer than one turn takes: a dead process is followed soon. */
const LEASE_MS = 30_000
const CHUNK = Math.min(50, MOST_GOODS_AT_ONCE)
/** Of the texts in it: an internal call takes 256 KiB. */
const CHUNK_SIGNS = 40_000
const MOST_RECORDS = 200_000
const MOST_REFUSED = 50
const nothing: GoodsOutcome = { created: 0, changed: 0, unchanged: 0, refused: [], warned: [] }

/**
 * Passes a complete file of goods on to the catalogue, chunk by chunk, as long as there is time; the next call, or the job, goes
 * on behind the last chunk. The whole file is read once before anything is applied, so a broken one changes nothing.
 * @throws ExchangeProblem for a file that cannot be read; it is known as failed then.
 */
export async function processGoods(deps: GoodsFilesDeps, id: string): Promise<GoodsFileOutcome> {
  const { exchangeFiles, exchangeLog, clock } = deps
  const now = clock.now()
  const file = await exchangeFiles.claim(id, now, new Date(now.getTime() + LEASE_MS))
  if (!file) return 'going on'
  try {
    return await applied(deps, file)
  } catch (error) {
    if (error instanceof ExchangeProblem) {
      await exchangeLog.unreadable(file.exchange, clock.now())
      await exchangeFiles.failed(id, error.kept)
    }
    throw error
  }
}

async function applied(deps: GoodsFilesDeps, file: ExchangeFile): Promise<GoodsFileOutcome> {
  const { exchangeFiles, exchangeLog, untoldSales, catalog, clock } = deps
  const deadline = performance.now() + PATIENCE_MS
  if (file.documents_done === 0) await readWhole(deps, file)
  // What 1C takes while the file is under way is not in it yet.
  const untold_sales = await untoldSales.since(file.started_at)
  const ignored = new Set<string>()
  let worked = file
  let told = nothing
  let isOver = true
  for await (const { chunk, records } of chunksOf(deps, file, ignored)) {
    const key = `goods ${file._id} ${worked.documents_done}`
    const outcome = await catalog.takeGoods({ ...chunk, key, untold_sales })
    told = withMore(told, outcome)
    const refused_goods = [...(worked.refused_goods ?? []), ...outcome.refused].slice(0, MOST_REFUSED)
    worked = { ...worked, documents_done: worked.documents_done + records, refused_goods }
    await exchangeFiles.workedOn(worked, new Date(clock.now().getTime() + LEASE_MS))
    if (performance.now() < deadline) continue
    isOver = false
    break
  }
  await exchangeLog.toldGoods(file.exchange, told, [...ignored])
  if (!isOver) {
    await exchangeFiles.workedOn(worked, clock.now())
    return 'going on'
  }
  await exchangeFiles.done(worked)
  return { ...worked, state: 'done' }
}

async function readWhole(deps: GoodsFilesDeps, file: ExchangeFile): Promise<void> {
  let records = 0
  for await (const _ of recordsOf(deps, file, new Set())) records += 1
  if (records > MOST_RECORDS) throw new ExchangeProblem('too_large', `${records}`)
}

async function* recordsOf(deps: GoodsFilesDeps, file: ExchangeFile, ignored: Set<string>): AsyncGenerator<GoodsRecord> {
  for await (const text of textsIn(deps.exchangeFiles, file)) yield* goodsIn(text, ignored)
}

/** What is left of the file in chunks; the same file is always cut alike, so a repeat moves no stock twice. */
async function* chunksOf(deps: GoodsFilesDeps, file: ExchangeFile, ignored: Set<string>) {
  let left = file.documents_done
  let chunk = emptyChunk()
  let records = 0
  let signs = 0
  for await (const record of recordsOf(deps, file, ignored)) {
    if (left > 0) {
      left -= 1
      continue
    }
    put(chunk, record)
    records += 1
    signs += JSON.stringify(record).length
    if (records < CHUNK && signs < CHUNK_SIGNS) continue
    yield { chunk, records }
    chunk = emptyChunk()
    records = 0
    signs = 0
  }
  if (records > 0) yield { chunk, records }
}

function emptyChunk(): Chunk {
  return { price_types: [], groups: [], goods: [], offers: [] }
}

function put(chunk: Chunk, { kind, row }: GoodsRecord): void {
  if (kind === 'price_type') chunk.price_types.push(row)
  else if (kind === 'group') chunk.groups.push(row)
  else if (kind === 'goods') chunk.goods.push(row)
  else chunk.offers.push(row)
}

const AT_ONCE = 20

/** Files whose import has begun and whose sender did not ask again, or whose process died. */
export async function finishGoods(deps: GoodsFilesDeps): Promise<void> {
  for (const id of await deps.exchangeFiles.unfinished(deps.clock.now(), AT_ONCE, 'goods'))
    await processGoods(deps, id).catch((error: unknown) => {
      if (!(error instanceof ExchangeProblem)) throw error
    })
}
