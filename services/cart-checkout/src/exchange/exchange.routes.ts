import { statusOfError } from '@shop/contracts/error-status'
import { ShopError } from '@shop/contracts/errors'
import { EXCHANGE_PATH } from '@shop/contracts/upload-paths'
import { clientKey } from '@shop/service-kit/auth/client-key'
import type { Limits } from '@shop/service-kit/auth/limits'
import { handleRaw } from '@shop/service-kit/calls/handle-raw'
import { queryOf } from '@shop/service-kit/calls/query-params'
import { discardRest } from '@shop/service-kit/calls/raw-body'
import type { Routes } from '@shop/service-kit/calls/routes'
import type { Context } from 'koa'
import { type AccountingConfig, allows } from '../accounting/accounting-config.ts'
import type { AccountingQueue } from '../accounting/accounting-queue.repository.ts'
import { SCHEMA } from '../accounting/order-document.ts'
import { windows1251 } from '../accounting/windows-1251.ts'
import type { Customers } from '../clients/customers.ts'
import { type Account, isAccount } from './check-account.ts'
import type { Exchange, Refused } from './exchange.ts'
import { ExchangeProblem } from './exchange-problem.ts'
import { confirmTaken, handOver } from './hand-over.ts'
import { type ProcessDeps, processFile } from './process-file.ts'
import { fileNameIn, receiveFile } from './receive-file.ts'
import { refusalLine } from './refusal-line.ts'
import type { WrongTriesRepository } from './wrong-tries.repository.ts'

export type ExchangeDeps = ProcessDeps & {
  accounting: AccountingConfig
  accountingQueue: AccountingQueue
  customers: Pick<Customers, 'fetchGuestOwners'>
  limits: Limits
  wrongTries: Pick<WrongTriesRepository, 'note'>
  /** The steps behind `checkauth` of an exchange of goods. */
  goodsSteps: Readonly<Record<string, Step>>
}
export type Step = (deps: StepDeps, ctx: Context, exchange: Exchange) => Promise<string | Buffer>
type StepDeps = Omit<ExchangeDeps, 'goodsSteps'>

/** The cookie that 1C sends back. It is told in the body, as the protocol has it, so no browser ever keeps it. */
const COOKIE = 'exchange_1c'
/** Of a piece: small enough to be sent again when the line breaks. */
export const FILE_LIMIT = 2 * 1024 * 1024

/** The steps behind `checkauth` of an exchange of orders. */
const orderSteps: Readonly<Record<string, Step>> = {
  init,
  query: (deps, _, exchange) => handOver(deps, exchange),
  success: confirmExchange,
  file: receiveOrderFile,
  import: importFile,
}

/**
 * The door of 1C (CommerceML 2): it asks, the shop answers in plain text or XML. Its own account and cookie open it and nothing else
 * does, so no session of a customer or of staff is read here.
 */
export function addExchangeRoutes(routes: Routes, deps: ExchangeDeps): void {
  for (const method of ['GET', 'POST'] as const)
    handleRaw(routes, { method, path: EXCHANGE_PATH, access: 'provider' }, ctx => answer(deps, ctx))
}

async function answer(deps: ExchangeDeps, ctx: Context): Promise<void> {
  const { account } = deps.accounting
  // Nothing is open here: to everybody it is an address like any other that nobody owns.
  if (!account) throw new ShopError('not_found')
  try {
    const body = await performStep(deps, ctx, account)
    ctx.status = 200
    if (typeof body === 'string') return writeText(deps, ctx, body)
    ctx.set('Content-Type', `application/xml; charset=${deps.accounting.encoding}`)
    ctx.body = body
  } catch (error) {
    refuse(deps, ctx, error)
  }
}

async function performStep(deps: ExchangeDeps, ctx: Context, account: Account): Promise<string | Buffer> {
  const { accounting, exchangeLog, clock } = deps
  if (!allows(accounting.onlyFrom, ctx.ip)) throw new ShopError('forbidden')
  const { type = '', mode = '' } = queryOf(ctx)
  const known = type === 'sale' ? orderSteps : type === 'catalog' ? deps.goodsSteps : undefined
  if (!known) throw new ExchangeProblem('unknown_type', type.slice(0, 40))
  if (mode === 'checkauth') return beginExchange(deps, ctx, account)
  const exchange = await exchangeLog.open(ctx.cookies.get(COOKIE) ?? '', clock.now())
  if (!exchange) throw new ExchangeProblem('no_session')
  const step = Object.hasOwn(known, mode) ? known[mode] : undefined
  if (!step) throw new ExchangeProblem('unknown_mode', mode.slice(0, 40))
  return step(deps, ctx, exchange)
}

async function beginExchange(deps: ExchangeDeps, ctx: Context, account: Account): Promise<string> {
  const about = { header: ctx.get('Authorization'), client: clientKey(ctx.ip), address: ctx.ip }
  if (!(await isAccount(deps, account, about))) throw new ShopError('bad_credentials')
  return ['success', COOKIE, await deps.exchangeLog.begin(deps.clock.now(), ctx.ip)].join('\n')
}

/** Newer clients say the version that they know, and read the one that is spoken. */
export async function init(_: StepDeps, ctx: Context): Promise<string> {
  const limits = ['zip=yes', `file_limit=${FILE_LIMIT}`]
  return (queryOf(ctx).version === undefined ? limits : [...limits, 'sessid=', `version=${SCHEMA}`]).join('\n')
}

async function confirmExchange(deps: StepDeps, _: Context, exchange: Exchange): Promise<string> {
  await confirmTaken(deps, exchange)
  return 'success'
}

async function receiveOrderFile(deps: StepDeps, ctx: Context, exchange: Exchange): Promise<string> {
  const received = await receiveFile(deps, ctx, { exchange, lastBelow: FILE_LIMIT })
  return received.state === 'coming' ? 'success' : continueFile(deps, exchange, received.name)
}

/** Who asks for the import has sent all of it. */
async function importFile(deps: StepDeps, ctx: Context, exchange: Exchange): Promise<string> {
  const { exchangeFiles, exchangeLog, clock } = deps
  const name = fileNameIn(ctx)
  const file = await exchangeFiles.findLatest(exchange._id, name)
  if (file?.state === 'coming') {
    await exchangeLog.recordUnreadable(exchange._id, clock.now())
    await exchangeFiles.markFailed(file._id, new ExchangeProblem('incomplete', name).kept)
  }
  return continueFile(deps, exchange, name)
}

/** How far the file of this name is, after some more work on it. */
async function continueFile(deps: StepDeps, exchange: Exchange, name: string): Promise<string> {
  const { exchangeFiles } = deps
  const file = await exchangeFiles.findLatest(exchange._id, name)
  if (!file) throw new ExchangeProblem('no_file', name)
  if (file.state === 'coming') throw new ExchangeProblem('incomplete', name)
  if (file.state === 'failed') return `failure\n${ExchangeProblem.textOfKept(file.problem)}`
  if (file.state === 'done') return result(file.refused)
  const outcome = await processFile(deps, file._id)
  return outcome === 'going on' ? 'progress' : result(outcome.refused)
}

function result(refused: readonly Refused[]): string {
  return refused.length === 0 ? 'success' : ['failure', ...refused.map(refusalLine)].join('\n')
}

/** The protocol knows one refusal: the word and its reason. The status is for the log and for other programs. */
function refuse(deps: ExchangeDeps, ctx: Context, error: unknown): void {
  discardRest(ctx.req)
  if (error instanceof ShopError) {
    ctx.status = statusOfError[error.code]
    if (error.code === 'bad_credentials') ctx.set('WWW-Authenticate', 'Basic realm="1C", charset="UTF-8"')
    if (error.code === 'too_many_requests') ctx.set('Retry-After', String(error.details.seconds ?? 60))
    writeText(deps, ctx, `failure\n${shopTexts[error.code] ?? error.code}`)
    return
  }
  if (!(error instanceof ExchangeProblem)) throw error
  ctx.status = error.code === 'no_session' ? 401 : 200
  writeText(deps, ctx, `failure\n${error.message}`)
}

const shopTexts: Readonly<Record<string, string>> = {
  forbidden: 'З цієї адреси обмін заборонено',
  bad_credentials: 'Неправильний логін або пароль',
  too_many_requests: 'Забагато спроб, зачекайте',
  unsupported_media_type: 'Стиснене тіло запиту не приймається',
  validation: 'Неправильний запит',
  busy: 'Магазин зайнятий, повторіть за хвилину',
}

function writeText({ accounting: { encoding } }: ExchangeDeps, ctx: Context, text: string): void {
  ctx.set('Content-Type', `text/plain; charset=${encoding}`)
  ctx.body = encoding === 'utf-8' ? text : windows1251(text, () => '?')
}
