import type { RefusedGoods } from '@shop/contracts/staff/exchange/goods-exchange'
import { goodsReasonTexts } from '@shop/contracts/staff/exchange/goods-exchange-texts'
import type { Context } from 'koa'
import { init, type Step } from '../exchange/exchange.routes.ts'
import type { ExchangeFile } from '../exchange/exchange-files.repository.ts'
import type { Exchange } from '../exchange/exchange-log.repository.ts'
import { ExchangeProblem } from '../exchange/exchange-problem.ts'
import { fileNameIn, receiveFile } from '../exchange/receive-file.ts'
import { type GoodsFilesDeps, processGoods } from './process-goods.ts'

const PICTURE = /\.(jpe?g|png|gif|webp|bmp|tiff?)$/i
const ARCHIVE = /\.zip$/i

/**
 * The steps of an exchange of goods: files come first, and are applied when 1C asks for their import. Newer clients end with
 * `deactivate` and `complete`: what a file lacks stays as it is, so there is nothing to do then.
 */
export function goodsSteps(deps: GoodsFilesDeps): Readonly<Record<string, Step>> {
  return {
    init,
    file: (_, ctx, exchange) => takeFile(deps, ctx, exchange),
    import: (_, ctx, exchange) => importFile(deps, ctx, exchange),
    deactivate: async () => 'success',
    complete: async () => 'success',
  }
}

async function takeFile(deps: GoodsFilesDeps, ctx: Context, exchange: Exchange): Promise<string> {
  if (ctx.method === 'POST' && PICTURE.test(fileNameIn(ctx))) {
    // Pictures of goods are the shop's own.
    for await (const _ of ctx.req);
    await deps.exchangeLog.keep(exchange, { ofGoods: true })
    await deps.exchangeLog.addGoodsOutcome(exchange._id, noNews, ['Картинки'])
    return 'success'
  }
  await receiveFile(deps, ctx, { exchange, kind: 'goods' })
  return 'success'
}

const noNews = { created: 0, changed: 0, unchanged: 0, refused: [], warned: [] }

async function importFile(deps: GoodsFilesDeps, ctx: Context, exchange: Exchange): Promise<string> {
  const name = fileNameIn(ctx)
  const file = fileFor(name, await deps.exchangeFiles.goodsOf(exchange._id))
  if (!file) throw new ExchangeProblem('no_file', name)
  if (file.state === 'coming') throw new ExchangeProblem('incomplete', name)
  if (file.state === 'failed') return `failure\n${ExchangeProblem.textOfKept(file.problem)}`
  if (file.state === 'done') return result(file)
  await deps.exchangeFiles.wanted(file._id, deps.clock.now())
  const outcome = await processGoods(deps, file._id)
  return outcome === 'going on' ? 'progress' : result(outcome)
}

/** The file of this name, or the archive that it came in, which is applied as a whole. */
function fileFor(name: string, files: readonly ExchangeFile[]): ExchangeFile | undefined {
  const plain = (text: string) => text.replace(/\.\w+$/, '')
  const archives = files.filter(file => ARCHIVE.test(file.name))
  return (
    files.find(file => file.name === name) ??
    archives.find(file => plain(file.name) === plain(name)) ??
    archives.findLast(({ state }) => state === 'complete') ??
    archives[0]
  )
}

/**
 * The import has ended well, though the shop refused some of it: 1C would send nothing else any more after a `failure`. Who reads
 * the log of 1C finds the lines behind the word, staff find them in that of the shop.
 */
function result({ refused_goods: refused = [] }: ExchangeFile): string {
  return ['success', ...refused.map(line)].join('\n')
}

function line({ article, reason, detail }: RefusedGoods): string {
  const about = detail && detail !== article ? ` (${detail})` : ''
  return `${article}: ${goodsReasonTexts.uk[reason]}${about}`
}
