import { createInternalClient, type InternalClient } from '@shop/service-kit/between-services/internal-client'
import { type Log, silentLog } from '@shop/service-kit/log/log'
import type { SmtpAccount } from '@shop/service-kit/mail/smtp-sender'
import { askStaff } from '@shop/testing/ask-staff'
import { preparedDatabase } from '@shop/testing/database'
import { stubNotifiedStaff } from '@shop/testing/notified-staff'
import { openDoor } from '@shop/testing/open-door'
import type { Db } from 'mongodb'
import type { AccountingConfig } from '../src/accounting/accounting-config.ts'
import type { NovaPoshta } from '../src/ports/delivery-directory/open-directory.ts'
import type { NationalBank } from '../src/ports/national-bank/national-bank.ts'
import { seedCartCheckout } from '../src/seed.ts'
import { createCartCheckoutService } from '../src/service.ts'
import type { UnpaidCap } from '../src/unpaid-orders/unpaid-caps.ts'
import { stubAccount } from './stub-account.ts'
import { stubCatalog } from './stub-catalog.ts'

export type Answer = {
  status: number
  body: Json
  cookie: string | null
  text: string
  location: string | null
  headers: Headers
}
// biome-ignore lint/suspicious/noExplicitAny: tests read answers of any shape, and fail when a field is missing
export type Json = any

type Wishes = {
  /** Of a shop that runs already: this one is another copy of it. */
  db?: Db
  /** `impossible`: off, and nobody takes money; `real`: a merchant of a bank, which no test may reach. */
  payments?: 'off' | 'impossible' | 'real'
  limitsFactor?: number
  catalog?: InternalClient
  account?: InternalClient
  admin?: InternalClient
  mail?: SmtpAccount
  novaPoshta?: NovaPoshta
  nationalBank?: NationalBank
  /** 1C is not connected without. */
  accounting?: AccountingConfig
  unpaidPerAddress?: UnpaidCap
  log?: Log
  /** With one, tests say in X-Forwarded-For where a request comes from. */
  trustedProxies?: number
}
type Sent = { cookie?: string | null; key?: string; headers?: Record<string, string> }

const NOWHERE = 'http://127.0.0.1:9'
/** Nobody listens there, so what is sent surely never arrives. */
const CLOSED = 'http://127.0.0.1:2'
const MORNING = Date.UTC(2026, 10, 21, 10)
const seed = (db: Db) => seedCartCheckout(db, new Date(MORNING))

/** The whole service on its own database, behind a real port, with a stub catalogue and stub customers. */
export async function startApi(wishes: Wishes = {}) {
  const { payments, ...parts } = wishes
  const db = wishes.db ?? (await preparedDatabase(seed))
  const stub = stubCatalog()
  const time = { now: MORNING }
  const door = { origin: '' }
  const notifiedStaff = stubNotifiedStaff()
  const bank = { isAway: false, isGone: false }
  const service = await createCartCheckoutService({
    catalog: createInternalClient({ calls: stub.calls }),
    account: createInternalClient({ calls: stubAccount() }),
    admin: notifiedStaff.client,
    clock: { now: () => new Date(time.now) },
    log: silentLog,
    payments: {
      enabled: payments === undefined || payments === 'real',
      canCharge: payments !== 'impossible',
      wayforpay: payments === 'real' ? { merchant: 'levada', secrets: ['only for tests, long'], domain: 'shop' } : null,
      callbackOrigin: () => (bank.isGone ? CLOSED : bank.isAway ? NOWHERE : door.origin),
    },
    limitsFactor: Number.POSITIVE_INFINITY,
    trustedProxies: 0,
    ...parts,
    db,
  })
  door.origin = await openDoor(service)

  const send = (path: string, init: RequestInit) =>
    answerOf(fetch(`${door.origin}${path}`, { redirect: 'manual', ...init }))
  return {
    db,
    service,
    origin: door.origin,
    ...stub,
    notifiedStaff,
    /** The trial bank answers no questions while it is away: nobody knows what became of them. Gone, it surely got none. */
    bank,
    internal: createInternalClient({ calls: service.internal }),
    /** As the admin service passes on what staff ask for. */
    staff: askStaff(createInternalClient({ calls: service.internal })),
    /** Moves the clock of the shop. */
    wait(ms: number) {
      time.now += ms
    },
    now: () => new Date(time.now),
    get: (path: string, { cookie }: Pick<Sent, 'cookie'> = {}) =>
      send(path, { headers: { ...(cookie && { cookie }) } }),
    post: (path: string, body: unknown, { cookie, key, headers = {} }: Sent = {}) =>
      send(path, {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
        headers: {
          'content-type': 'application/json',
          ...(cookie && { cookie }),
          ...(key && { 'idempotency-key': key }),
          ...headers,
        },
      }),
    form: (path: string, fields: [string, string][]) =>
      send(path, { method: 'POST', body: new URLSearchParams(fields) }),
  }
}

export type Api = Awaited<ReturnType<typeof startApi>>

async function answerOf(answer: Promise<Response>): Promise<Answer> {
  const response = await answer
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json')
  return {
    status: response.status,
    body: isJson ? JSON.parse(text) : null,
    text,
    cookie: response.headers.get('set-cookie')?.split(';')[0] ?? null,
    location: response.headers.get('location'),
    headers: response.headers,
  }
}
