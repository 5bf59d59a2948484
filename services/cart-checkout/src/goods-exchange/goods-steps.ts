import { uploadLimits } from '@shop/contracts/catalog/upload-limits'
import type { RefusedGoods } from '@shop/contracts/staff/exchange/goods-exchange'
import { goodsReasonTexts } from '@shop/contracts/staff/exchange/goods-exchange-texts'
import type { Context } from 'koa'
import { init, type Step } from '../exchange/exchange.routes.ts'
import type { Exchange } from '../exchange/exchange.ts'
import type { ExchangeFile } from '../exchange/exchange-files.repository.ts'
import { ExchangeProblem } from '../exchange/exchange-problem.ts'
import { fileNameIn, receiveFile } from '../exchange/receive-file.ts'
import { isPicture, pictureName } from './picture-name.ts'
import { type GoodsFilesDeps, noNews, processGoods } from './process-goods.ts'

const ARCHIVE = /\.zip$/i

/** Of a picture: what still comes of it is thrown away. */
const TOO_LARGE = 'too_large'

/**
 * The steps of an exchange of goods: files come first, and are applied when 1C asks for their import. Newer clients end with
 * `deactivate` and `complete`: what a file lacks stays as it is, so there is nothing to do then.
 */
export function goodsSteps(deps: GoodsFilesDeps): Readonly<Record<string, Step>> {
  return {
    init,
    file: (_, ctx, exchange) => takeFile(deps, ctx, exchange),
    import: (_, ctx, exchange) => importFile(deps, ctx, exchange),
    deactivate: (_, __, exchange) => goesOn(deps, exchange),
    complete: (_, __, exchange) => goesOn(deps, exchange),
  }
}

async function takeFile(deps: GoodsFilesDeps, ctx: Context, exchange: Exchange): Promise<string> {
  if (isPicture(fileNameIn(ctx))) await takePicture(deps, ctx, exchange)
  else await receiveFile(deps, ctx, { exchange, kind: 'goods' })
  return 'success'
}

/** One that is too large is named in the log: 1C would send nothing else any more after a `failure`. */
async function takePicture(deps: GoodsFilesDeps, ctx: Context, exchange: Exchange): Promise<void> {
  const { exchangeFiles, exchangeLog } = deps
  const name = fileNameIn(ctx)
  const known = await exchangeFiles.findLatest(exchange._id, name)
  const before = known?.state === 'coming' && known.is_waiting ? known.length : 0
  if (before + (ctx.request.length ?? 0) <= uploadLimits.maxBytes && known?.problem !== TOO_LARGE) {
    await receiveFile(deps, ctx, { exchange, kind: 'picture' })
    return
  }
  for await (const _ of ctx.req);
  await exchangeLog.keep(exchange, { ofGoods: true })
  if (before > 0 && known) await exchangeFiles.markFailed(known._id, TOO_LARGE)
  const article = pictureName(name)
  const refused = [{ article, reason: 'picture_too_large' as const, detail: article }]
  await exchangeLog.addGoodsOutcome(exchange._id, { ...noNews, refused }, [])
}

/** Nothing more of the files before it comes. */
async function goesOn({ exchangeFiles, clock }: GoodsFilesDeps, exchange: Exchange): Promise<'success'> {
  await exchangeFiles.releasePictures(exchange._id, clock.now())
  return 'success'
}

async function importFile(deps: GoodsFilesDeps, ctx: Context, exchange: Exchange): Promise<string> {
  const name = fileNameIn(ctx)
  await goesOn(deps, exchange)
  const file = fileFor(name, await deps.exchangeFiles.findGoods(exchange._id))
  if (!file) throw new ExchangeProblem('no_file', name)
  if (file.state === 'coming') throw new ExchangeProblem('incomplete', name)
  if (file.state === 'failed') return `failure\n${ExchangeProblem.textOfKept(file.problem)}`
  if (file.state === 'done') return result(file)
  await deps.exchangeFiles.requestImport(file._id, deps.clock.now())
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
