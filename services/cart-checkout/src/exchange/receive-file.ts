import { ShopError } from '@shop/contracts/errors'
import { MOST_OF_EXCHANGE } from '@shop/contracts/upload-paths'
import { queryOf } from '@shop/service-kit/calls/query-params'
import { refuseEncoded } from '@shop/service-kit/calls/raw-body'
import type { Clock } from '@shop/service-kit/process/clock'
import type { Context } from 'koa'
import type { ExchangeFile, ExchangeFiles, FileKind } from './exchange-files.repository.ts'
import type { Exchange, ExchangeLog } from './exchange-log.repository.ts'
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
 * Stores the piece of a file that a request brings.
 * @throws ExchangeProblem as `receivePiece` does; ShopError validation when the line broke: of this piece nothing counts then.
 */
export async function receiveFile(
  deps: Deps,
  ctx: Context,
  { exchange, kind }: { exchange: Exchange; kind?: FileKind },
): Promise<ExchangeFile> {
  if (ctx.method !== 'POST') throw new ExchangeProblem('unknown_mode', 'GET file')
  refuseEncoded(ctx)
  if ((ctx.request.length ?? 0) > MOST_OF_EXCHANGE) throw new ExchangeProblem('too_large')
  const name = fileNameIn(ctx)
  await deps.exchangeLog.keep(exchange, { ofGoods: kind !== undefined })
  const about = { exchange: exchange._id, name, ...(kind && { kind }) }
  // A refusal in the middle must not break the line that its answer takes.
  const body = ctx.req.iterator({ destroyOnReturn: false })
  return receivePiece(deps, about, body).catch((error: unknown) => {
    throw ctx.req.destroyed && !ctx.req.complete ? new ShopError('validation') : error
  })
}
