import { type GoodsBatch, type GoodsOutcome, MOST_GOODS_AT_ONCE } from '@shop/contracts/staff/exchange/goods-exchange'
import type { Catalog } from '../clients/catalog.ts'
import type { ReadFiles } from '../exchange/archive.ts'
import type { ExchangeFile } from '../exchange/exchange-files.repository.ts'
import { withMore } from '../exchange/exchange-outcome.ts'
import { textsIn } from '../exchange/file-texts.ts'
import {
  type FileDeps,
  type FileWork,
  finishWaiting,
  MOST_REFUSED,
  readWhole,
  workOnFile,
} from '../exchange/work-on-file.ts'
import { takeOutPictures } from './archived-pictures.ts'
import { type GoodsRecord, goodsIn } from './goods-records.ts'
import type { UntoldSales } from './untold-sales.repository.ts'

export type GoodsFilesDeps = FileDeps & { untoldSales: UntoldSales; catalog: Pick<Catalog, 'takeGoods'> }
/** What became of a file; `going on`: somebody works on it. */
type GoodsFileOutcome = 'going on' | ExchangeFile
type Chunk = Omit<GoodsBatch, 'key' | 'source' | 'untold_sales'>

const CHUNK = Math.min(50, MOST_GOODS_AT_ONCE)
/** Of the texts in it: an internal call takes 256 KiB. */
const CHUNK_SIGNS = 40_000
const MOST_RECORDS = 200_000
/** Chunks: the log grows with what is refused, so it is not written for each of them. */
const NOTED_EVERY = 20
export const noNews: GoodsOutcome = { created: 0, changed: 0, unchanged: 0, refused: [], warned: [] }

/**
 * Passes a complete file of goods on to the catalogue, chunk by chunk.
 * @throws ExchangeProblem for a file that cannot be read; it is known as failed then.
 */
export function processGoods(
  deps: GoodsFilesDeps,
  id: string,
  options?: { patience: number },
): Promise<GoodsFileOutcome> {
  return workOnFile(deps, id, (file, its) => applyGoods(deps, file, its), options)
}

async function applyGoods(deps: GoodsFilesDeps, file: ExchangeFile, its: FileWork): Promise<GoodsFileOutcome> {
  const { exchangeLog, untoldSales, catalog } = deps
  if (file.documents_done === 0) await readWhole(recordsOf(its, file, new Set()), MOST_RECORDS)
  const source = { exchange: file.exchange, at: file.started_at.toISOString() }
  const ignored = new Set<string>()
  let worked = file
  let outcome = noNews
  let chunks = 0
  const note = async (more: Partial<GoodsOutcome> = {}) => {
    await exchangeLog.addGoodsOutcome(file.exchange, withMore(outcome, { ...noNews, ...more }), [...ignored])
    outcome = noNews
  }
  for await (const { chunk, records } of chunksOf(its, file, ignored)) {
    const key = `goods ${file._id} ${worked.documents_done}`
    // What is sold while the file is under way is not in it, and neither is what 1C takes meanwhile.
    const untold_sales = await untoldSales.since(file.started_at)
    const ofChunk = await catalog.takeGoods({ ...chunk, key, source, untold_sales })
    outcome = withMore(outcome, ofChunk)
    chunks += 1
    if (chunks % NOTED_EVERY === 0) await note()
    const refused_goods = [...(worked.refused_goods ?? []), ...ofChunk.refused].slice(0, MOST_REFUSED)
    worked = { ...worked, documents_done: worked.documents_done + records, refused_goods }
    await its.save(worked)
  }
  await note({ refused: await takeOutPictures(deps, file) })
  await its.end(worked)
  return { ...worked, state: 'done' }
}

async function* recordsOf(
  { files }: { files: ReadFiles },
  file: ExchangeFile,
  ignored: Set<string>,
): AsyncGenerator<GoodsRecord> {
  for await (const text of textsIn(files, file)) yield* goodsIn(text, ignored)
}

/** What is left of the file in chunks; the same file is always cut alike, so a repeat moves no stock twice. */
async function* chunksOf(its: { files: ReadFiles }, file: ExchangeFile, ignored: Set<string>) {
  let left = file.documents_done
  let chunk = emptyChunk()
  let records = 0
  let signs = 0
  for await (const record of recordsOf(its, file, ignored)) {
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

/** The job: files whose import has begun and whose sender did not ask again, or whose process died. */
export function finishGoods(deps: GoodsFilesDeps): Promise<void> {
  return finishWaiting(deps, 'goods', id => processGoods(deps, id, { patience: Number.POSITIVE_INFINITY }))
}
