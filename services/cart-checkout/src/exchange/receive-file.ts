import { ShopError } from '@shop/contracts/errors'
import { MOST_OF_EXCHANGE } from '@shop/contracts/upload-paths'
import { queryOf } from '@shop/service-kit/calls/query-params'
import { refuseEncoded } from '@shop/service-kit/calls/raw-body'
import type { Clock } from '@shop/service-kit/process/clock'
import type { Context } from 'koa'
import type { Exchange } from './exchange.ts'
import type { ExchangeFile, ExchangeFiles, FileKind } from './exchange-files.repository.ts'
import type { ExchangeLog } from './exchange-log.repository.ts'
import { ExchangeProblem } from './exchange-problem.ts'
import { receivePiece } from './receive-piece.ts'

type Deps = { exchangeFiles: ExchangeFiles; exchangeLog: ExchangeLog; clock: Clock }

const FILE_NAME = /^[\p{L}\p{N} ._\-/\\]{1,200}$/u

/** The name of the file that 1C speaks of. @throws ExchangeProblem file_name */
export function fileNameIn(ctx: Context): string {
  const { filename = '' } = queryOf(ctx)
  if (!FILE_NAME.test(filename)) throw new ExchangeProblem('file_name')
  return filename
}

/**
 * Stores the piece of a file that a request brings; what is refused of it stands in the log.
 * @throws ExchangeProblem as `receivePiece` does; ShopError validation when the line broke: of this piece nothing counts then.
 */
export async function receiveFile(
  deps: Deps,
  ctx: Context,
  { exchange, kind, lastBelow = 0 }: { exchange: Exchange; kind?: FileKind; lastBelow?: number },
): Promise<ExchangeFile> {
  if (ctx.method !== 'POST') throw new ExchangeProblem('unknown_mode', 'GET file')
  refuseEncoded(ctx)
  const name = fileNameIn(ctx)
  await deps.exchangeLog.keep(exchange, { ofGoods: kind !== undefined })
  const about = { exchange: exchange._id, name, ...(kind && { kind }), lastBelow }
  // A refusal in the middle must not break the line that its answer takes.
  const body = ctx.req.iterator({ destroyOnReturn: false })
  const isAnnounced = (ctx.request.length ?? 0) <= MOST_OF_EXCHANGE
  try {
    return await (isAnnounced ? receivePiece(deps, about, body) : refuseTooLarge(deps, about))
  } catch (error) {
    if (error instanceof ExchangeProblem) await deps.exchangeLog.recordUnreadable(exchange._id, deps.clock.now())
    throw ctx.req.destroyed && !ctx.req.complete ? new ShopError('validation') : error
  }
}

/** Nothing of it is read; the log shows that it was to come. */
async function refuseTooLarge(
  { exchangeFiles, clock }: Deps,
  { exchange, name, kind }: { exchange: string; name: string; kind?: FileKind },
): Promise<never> {
  const problem = new ExchangeProblem('too_large')
  const { _id } = await exchangeFiles.begin(exchange, name, clock.now(), kind)
  await exchangeFiles.markFailed(_id, problem.kept)
  throw problem
}
