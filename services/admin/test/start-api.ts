import type { AnyEndpoint } from '@shop/contracts/endpoint'
import { forServices } from '@shop/contracts/parts'
import {
  bulkOrdersEndpoint,
  type OrderOutcome,
  printOrdersEndpoint,
  undoBulkOrdersEndpoint,
} from '@shop/contracts/staff/orders/order-bulk'
import {
  orderActionEndpoints,
  refundOrderEndpoint,
  returnsEndpoint,
  updateCommentEndpoint,
  updatePaymentEndpoint,
} from '@shop/contracts/staff/orders/staff-order-actions'
import { fullOrderEndpoint, orderTabsEndpoint, staffOrdersEndpoint } from '@shop/contracts/staff/orders/staff-orders'
import { listen } from '@shop/service-kit/app/listen'
import { createInternalCalls } from '@shop/service-kit/between-services/internal'
import { createInternalClient, type InternalClient } from '@shop/service-kit/between-services/internal-client'
import { staffRead, staffWrite } from '@shop/service-kit/between-services/staff-calls'
import { silentLog } from '@shop/service-kit/log/log'
import { systemClock } from '@shop/service-kit/process/clock'
import { createReleasesRepository } from '@shop/service-kit/releases/releases.repository'
import { closersOfNow } from '@shop/testing/after-test'
import { type Browser, createBrowser } from '@shop/testing/browser'
import { freshDatabase, preparedDatabase } from '@shop/testing/database'
import { fullOrderFixture, staffOrderFixture } from '@shop/testing/staff-order-fixtures'
import type { Db } from 'mongodb'
import { type AdminDeps, createAdminService } from '../src/service.ts'
import type { StaffRole } from '../src/staff/staff.ts'
import { accountingCallsOfTest } from './accounting-calls.ts'
import { bundleCalls } from './bundle-calls.ts'
import { customerCalls } from './customer-calls.ts'
import { dayCalls } from './day-calls.ts'
import { dictionaryCallsOfTest } from './dictionary-calls.ts'
import { homeCalls } from './home-calls.ts'
import { importCalls } from './import-calls.ts'
import { modelCalls } from './model-calls.ts'
import { officeCalls } from './office-calls.ts'
import { paymentsDeskCallsOfTest } from './payments-desk-calls.ts'
import { pictureCalls } from './picture-calls.ts'
import { productCalls } from './product-calls.ts'
import { rateCallsOfTest } from './rate-calls.ts'
import { statisticsCallsOfTest } from './statistics-calls.ts'

/** What the host server of these tests would sign with. */
export const releasesSecret = 'only for tests, long enough'

const paidOrder = fullOrderFixture({ actions: ['take', 'refund'] })

/** The password of all staff whom `openAs` creates. */
export const passwordOfTest = 'quite a long word'

/** Password, and code where there is a second factor, shown again in this session. */
export async function confirmIdentity(browser: Browser, password: string, code?: string): Promise<void> {
  const { status } = await browser.post('/api/admin/me/step-up', { password, ...(code && { code }) })
  if (status !== 200) throw new Error(`The identity was not confirmed: ${status}`)
}

/** The admin service on a fresh database, beside a checkout that has one order. */
export async function startApi(deps: Partial<AdminDeps> = {}) {
  const closers = closersOfNow()
  // A test that brings its own operator starts without accounts.
  const db = deps.db ?? (await (deps.operator ? freshDatabase() : preparedDatabase(makeOwner)))
  const { client, asked } = checkoutWithOneOrder()
  const service = await createAdminService({ ...depsOf(db, client), ...deps })
  const door = await listen({ app: service.app.callback(), host: '127.0.0.1', port: 0 })
  closers.push(async () => {
    await door.stop()
    await service.close()
  })
  const open = () => createBrowser(`http://127.0.0.1:${door.port}`)

  async function openAs(role: StaffRole) {
    const login = { login: `${role}-of-test`, password: passwordOfTest }
    await service.createStaff({ ...login, role })
    const browser = open()
    await browser.post('/api/admin/login', login)
    return browser
  }
  /** For the calls that a session alone does not allow. */
  async function openConfirmed(role: StaffRole) {
    const browser = await openAs(role)
    await confirmIdentity(browser, passwordOfTest)
    return browser
  }
  return { db, service, url: `http://127.0.0.1:${door.port}`, open, openAs, openConfirmed, asked }
}

function depsOf(db: Db, client: InternalClient): AdminDeps {
  const config = { publicOrigin: null, trustedProxies: 1, limitsFactor: 1 }
  const operator = { login: 'Olha', password: 'twelve letters' }
  const releases = { store: createReleasesRepository(db), root: '/nowhere', secret: releasesSecret }
  return { db, ask: forServices(() => client), clock: systemClock, log: silentLog, operator, releases, ...config }
}

/** Long before any test, so that no session is older than its account. */
async function makeOwner(db: Db): Promise<void> {
  const clock = { now: () => new Date('2026-01-01T08:00:00Z') }
  const { client } = checkoutWithOneOrder()
  const service = await createAdminService({ ...depsOf(db, client), clock })
  await service.close()
}

const bulkOutcome: OrderOutcome = { number: '26-000042', outcome: 'done', why: null, order_status: 'processing' }

/** Stubs of the other services, and what they were asked. */
export function checkoutWithOneOrder() {
  const calls = createInternalCalls()
  const asked: unknown[] = []
  staffRead(calls, staffOrdersEndpoint, ({ query }) => {
    asked.push(query)
    return { orders: [staffOrderFixture()], count: 1, page: query.page ?? 1, limit: query.limit ?? 50 }
  })
  staffRead(calls, orderTabsEndpoint, ({ query }) => {
    asked.push(query)
    const tabs = { to_pay: 0, to_pack: 1, on_the_way: 0, delivered: 0, returns: 0, cancelled: 0 }
    return { all: 1, tabs, newest: ['26-000042'] }
  })
  staffRead(calls, fullOrderEndpoint, () => ({ order: paidOrder }))
  const changes: AnyEndpoint[] = [returnsEndpoint, updatePaymentEndpoint, updateCommentEndpoint]
  for (const endpoint of [...Object.values<AnyEndpoint>(orderActionEndpoints), ...changes])
    staffWrite(calls, endpoint, async ({ params, query, body, who }) => {
      asked.push({ ...Object(params), ...Object(query), ...Object(body), who })
      const change = { subject: '26-000042', before: { order_status: 'paid' }, after: { order_status: 'processing' } }
      const action = `order_${endpoint.path.split('/').at(-1)}`
      return {
        answer: { order: { ...paidOrder, order_status: 'processing' } },
        change: { action, asked: body, ...change },
      }
    })
  staffWrite(calls, bulkOrdersEndpoint, async ({ body, idempotencyKey: subject }) => {
    asked.push({ ...body, key: subject })
    const change = {
      action: 'order_bulk_take',
      subject,
      subjects: [bulkOutcome.number],
      asked: body,
      after: { done: 1 },
    }
    return { answer: { orders: [bulkOutcome] }, change }
  })
  staffWrite(calls, undoBulkOrdersEndpoint, async () => ({ answer: { orders: [bulkOutcome] }, change: null }))
  staffRead(calls, printOrdersEndpoint, () => ({ orders: [] }))
  staffWrite(calls, refundOrderEndpoint, async ({ params: { number }, body, idempotencyKey: key, who }) => {
    asked.push({ ...body, number, key, who })
    const before = { refunded_so_far: body.refunded_so_far }
    const after = { payment_id: '26-000042-1', amount: 4580, state: 'done' }
    return {
      answer: { order: paidOrder },
      change: { action: 'order_refund', subject: number, asked: body, before, after },
    }
  })
  officeCalls(calls, asked)
  customerCalls(calls, asked)
  productCalls(calls, asked)
  importCalls(calls, asked)
  pictureCalls(calls, asked)
  modelCalls(calls, asked)
  homeCalls(calls, asked)
  dictionaryCallsOfTest(calls, asked)
  rateCallsOfTest(calls, asked)
  accountingCallsOfTest(calls, asked)
  paymentsDeskCallsOfTest(calls)
  bundleCalls(calls, asked)
  statisticsCallsOfTest(calls, asked)
  dayCalls(calls)
  return { client: createInternalClient({ calls }), asked }
}
