import { internalRefundEndpoint } from '@shop/contracts/orders/refunds'
import { internalOrderActionEndpoint } from '@shop/contracts/staff/staff-order-actions'
import { internalFullOrderEndpoint, internalStaffOrdersEndpoint } from '@shop/contracts/staff/staff-orders'
import { listen } from '@shop/service-kit/app/listen'
import { createInternalCalls, handleInternal } from '@shop/service-kit/between-services/internal'
import { createInternalClient } from '@shop/service-kit/between-services/internal-client'
import { silentLog } from '@shop/service-kit/log/log'
import { systemClock } from '@shop/service-kit/process/clock'
import { createBrowser } from '@shop/testing/browser'
import { freshDatabase } from '@shop/testing/database'
import { fullOrderFixture, staffOrderFixture } from '@shop/testing/staff-order-fixtures'
import { type AdminDeps, createAdminService } from '../src/service.ts'
import type { StaffRole } from '../src/staff/staff.ts'
import { bundleCalls } from './bundle-calls.ts'
import { dictionaryCallsOfTest } from './dictionary-calls.ts'
import { homeCalls } from './home-calls.ts'
import { importCalls } from './import-calls.ts'
import { officeCalls } from './office-calls.ts'
import { pictureCalls } from './picture-calls.ts'
import { productCalls } from './product-calls.ts'
import { rateCallsOfTest } from './rate-calls.ts'

const paidOrder = fullOrderFixture({ actions: ['take', 'refund'] })
const opened: { stop(): Promise<void> }[] = []

afterAll(async () => {
  for (const { stop } of opened.splice(0)) await stop()
})

/** The admin service on a database of its own, beside a checkout that has one order. */
export async function startApi(deps: Partial<AdminDeps> = {}) {
  const db = await freshDatabase()
  const { client, asked } = checkoutWithOneOrder()
  const plain = { db, clock: systemClock, log: silentLog, publicOrigin: null, trustedProxies: 1, limitsFactor: 1 }
  const operator = { login: 'Olha', password: 'twelve letters' }
  const service = await createAdminService({
    ...plain,
    cartCheckout: client,
    account: client,
    catalog: client,
    operator,
    ...deps,
  })
  const door = await listen({ app: service.app.callback(), host: '127.0.0.1', port: 0 })
  opened.push(door)
  const open = () => createBrowser(`http://127.0.0.1:${door.port}`)

  async function openAs(role: StaffRole) {
    const login = { login: `${role}-of-test`, password: 'quite a long word' }
    await service.createStaff({ ...login, role })
    const browser = open()
    await browser.post('/api/admin/login', login)
    return browser
  }
  return { db, service, url: `http://127.0.0.1:${door.port}`, open, openAs, asked }
}

function checkoutWithOneOrder() {
  const calls = createInternalCalls()
  const asked: unknown[] = []
  handleInternal(calls, internalStaffOrdersEndpoint, body => {
    asked.push(body)
    return { orders: [staffOrderFixture()], count: 1, page: body.page, limit: body.limit }
  })
  handleInternal(calls, internalFullOrderEndpoint, () => ({ order: paidOrder }))
  handleInternal(calls, internalOrderActionEndpoint, body => {
    asked.push(body)
    const before = { order_status: 'paid', payment_status: 'approved' as const, comment: '' }
    return { before, order: { ...paidOrder, order_status: 'processing' as const } }
  })
  handleInternal(calls, internalRefundEndpoint, body => {
    asked.push(body)
    const refund = { payment_id: '26-000042-1', amount: 4580, state: 'done' as const }
    return { payment_status: 'refunded' as const, refund }
  })
  officeCalls(calls, asked)
  productCalls(calls, asked)
  importCalls(calls, asked)
  pictureCalls(calls, asked)
  homeCalls(calls, asked)
  dictionaryCallsOfTest(calls, asked)
  rateCallsOfTest(calls, asked)
  bundleCalls(calls, asked)
  return { client: createInternalClient({ calls }), asked }
}
