import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  accountingEndpoint,
  accountingQueueEndpoint,
  changeAccountingSettingsEndpoint,
  orderFileEndpoint,
  sendOrderTo1cEndpoint,
} from '@shop/contracts/staff/exchange/accounting'
import { staffOrdersEndpoint } from '@shop/contracts/staff/orders/staff-orders'
import { closeAfterTest } from '@shop/testing/after-test'
import { buy, connected1c, standing } from '../../test/connected-1c.ts'
import { order } from '../../test/shopping.ts'
import { takeStaffAction } from '../../test/staff.ts'
import { type Api, startApi } from '../../test/start-api.ts'
import { noAccounting } from './accounting-config.ts'

const send = (api: Api, number: string) => api.staff.write(sendOrderTo1cEndpoint, { body: { order: number } })

test('staff send an order to 1C: it waits in the queue, and the list says so', async () => {
  const api = await startApi()
  const { number } = (await order(api)).body.order
  const { accounting, change } = await send(api, number)

  expect(accounting).toMatchObject({ state: 'queued', by: 'olena', number_1c: null, refusal: null })
  expect(change).toEqual({
    action: 'order_send_to_1c',
    subject: number,
    before: { accounting: null },
    after: { accounting: 'queued' },
  })
  expect((await api.staff.read(staffOrdersEndpoint)).orders).toMatchObject([
    { number, accounting: { state: 'queued' } },
  ])
  expect(await api.staff.read(accountingEndpoint)).toMatchObject({ is_configured: false, queued: 1, failed: 0 })
})

test('an order that waits already is not sent twice, and nothing is changed', async () => {
  const api = await startApi()
  const { number } = (await order(api)).body.order
  const first = await send(api, number)
  api.wait(60_000)
  const second = await send(api, number)

  expect(second).toEqual({ ...first, change: null })
})

test('an order that nobody knows cannot be sent', async () => {
  const api = await startApi()
  await expect(send(api, '26-999999')).rejects.toMatchObject({ code: 'not_found' })
  await expect(send(api, 'DROP TABLE')).rejects.toMatchObject({ details: { fields: { order: 'invalid' } } })
})

test('paid orders enter the queue by themselves only where the setting says so', async () => {
  const { api } = await connected1c()
  expect(await standing(api, await buy(api))).toEqual(['queued', 'paid', 'approved'])
  const { api: other } = await connected1c({ connection: { queuesPaid: false } })
  expect(await standing(other, await buy(other))).toEqual([undefined, 'paid', 'approved'])
})

test('what staff set about paid orders counts at once, whatever the configuration says', async () => {
  const { api } = await connected1c()
  const set = (queues_paid: boolean, revision: number) =>
    api.staff.write(changeAccountingSettingsEndpoint, { body: { queues_paid, revision } })
  const shown = async () => (await api.staff.read(accountingEndpoint)).settings
  expect(await shown()).toEqual({ queues_paid: true, revision: 0, changed: null })

  const { settings, change } = await set(false, 0)
  expect(settings).toMatchObject({ queues_paid: false, revision: 1, changed: { by: 'olena' } })
  expect(change).toEqual({
    action: 'settings_change',
    subject: '1c',
    before: { queues_paid: true },
    after: { queues_paid: false },
  })
  expect(await standing(api, await buy(api))).toEqual([undefined, 'paid', 'approved'])

  await expect(set(true, 0)).rejects.toMatchObject({ code: 'changed_meanwhile', details: { by: 'olena' } })
  await set(true, 1)
  const next = await buy(api, { cookie: '__Host-buyer=yyyyyyyyyyyyyyyyyyyyyy' })
  expect(await standing(api, next)).toEqual(['queued', 'paid', 'approved'])
  expect(await api.staff.read(accountingEndpoint)).toMatchObject({ queues_paid: true })
})

test('the queue is read by its states, page by page', async () => {
  const { api, client } = await connected1c()
  const first = await buy(api)
  await client.takeOrders()
  api.wait(60_000)
  const second = await buy(api, { cookie: '__Host-buyer=yyyyyyyyyyyyyyyyyyyyyy' })
  const read = async (query: object) =>
    (await api.staff.read(accountingQueueEndpoint, { query })).orders.map(({ number }) => number)

  expect(await read({})).toEqual([second, first])
  expect(await read({ state: 'taken' })).toEqual([first])
  expect(await read({ state: 'failed' })).toEqual([])
  expect(await read({ limit: '1', page: '2' })).toEqual([first])
})

test('the document of an order is taken along as a file', async () => {
  const api = await startApi()
  const { number } = (await order(api)).body.order
  const { file_name, xml } = await api.staff.read(orderFileEndpoint, { query: { order: number } })

  expect(file_name).toMatch(new RegExp(`^order-${number}\\.0\\.[\\da-f]{8}\\.xml$`))
  expect(xml).toContain(`<Номер>${number}</Номер>`)
})

test('without an exchange the queue lies in a folder, an order a file, as long as it waits and as it is now', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-1c-'))
  closeAfterTest(() => rm(folder, { recursive: true, force: true }))
  const api = await startApi({ accounting: { ...noAccounting, folder: path.join(folder, '1c') } })
  const { number } = (await order(api)).body.order
  await api.service.jobs.runNow('write-1c-files')
  await send(api, number)
  await api.service.jobs.runNow('write-1c-files')
  await api.service.jobs.runNow('write-1c-files')

  const files = await readdir(path.join(folder, '1c'))
  expect(files).toEqual([expect.stringMatching(`^order-${number}\\.1\\.`)])
  expect(await readFile(path.join(folder, '1c', files[0] ?? ''), 'utf8')).toContain(`<Ид>${number}</Ид>`)
  await takeStaffAction(api, number, { action: 'manual_paid', means: 'transfer', reason: 'переказ' })
  await api.service.jobs.runNow('write-1c-files')
  const [changed, ...others] = await readdir(path.join(folder, '1c'))
  expect(others).toEqual([])
  expect(await readFile(path.join(folder, '1c', changed ?? ''), 'utf8')).toContain('[paid] Оплачено')
  await api.db.collection('orders').updateOne({ number }, { $set: { 'accounting.state': 'confirmed' } })
  await api.service.jobs.runNow('write-1c-files')
  expect(await readdir(path.join(folder, '1c'))).toEqual([])
})
