import { statusesXml } from '@shop/testing/scripted-1c'
import { buy, connected1c, standing } from '../../test/connected-1c.ts'
import { order, twoDresses } from '../../test/shopping.ts'
import { refundOrder, takeStaffAction } from '../../test/staff.ts'
import type { Api } from '../../test/start-api.ts'
import { dress, size } from '../../test/stub-catalog.ts'

/** A fact of the only order of an answer; undefined where it says none. */
const fact = (xml: string, name: string) =>
  new RegExp(`<Наименование>${name}</Наименование>\\s*<Значение>([^<]*)</Значение>`).exec(xml)?.[1]
const hasOrder = (xml: string, number: string) => xml.includes(`<Номер>${number}</Номер>`)

const lines = [{ article: dress, size, count: 1 }]
const changes: [string, (api: Api, number: string) => Promise<unknown>, Record<string, string | undefined>][] = [
  [
    'one of two dresses was paid back',
    (api, number) => refundOrder(api, number, { lines }),
    { 'Сумма возврата': '4990.00' },
  ],
  ['all money went back', (api, number) => refundOrder(api, number), { 'Заказ оплачен': 'false' }],
  [
    'it was cancelled after its refund',
    async (api, number) => {
      await refundOrder(api, number)
      await takeStaffAction(api, number, { action: 'cancel', reason: 'передумали' })
    },
    { Отменен: 'true' },
  ],
  ['it was packed', (api, number) => takeStaffAction(api, number, { action: 'take' }), { Отменен: 'false' }],
]

test.each(changes)('what changes between query and success is told in the next round: %s', async (_, change, facts) => {
  const { api, client } = await connected1c()
  const number = await buy(api, { lines: twoDresses })
  await client.begin()
  expect(fact(await client.query(), 'Заказ оплачен')).toBe('true')
  await change(api, number)
  expect(await client.success()).toBe('success')

  expect((await standing(api, number))[0]).toBe('queued')
  await client.begin()
  const told = await client.query()
  expect(hasOrder(told, number)).toBe(true)
  for (const [name, value] of Object.entries(facts)) expect(fact(told, name)).toBe(value)
  await client.success()
  expect((await standing(api, number))[0]).toBe('taken')
  expect(hasOrder(await client.query(), number)).toBe(false)
})

/** An order that staff marked as paid, and nobody has paid. */
async function markedAsPaid(api: Api): Promise<string> {
  const { number } = (await order(api)).body.order
  await takeStaffAction(api, number, { action: 'manual_paid', means: 'transfer', reason: 'переказ' })
  return number
}
const takeBack = (api: Api, number: string) =>
  takeStaffAction(api, number, { action: 'manual_unpaid', reason: 'не те замовлення' })

test('a mark as paid that is taken back is told: between query and success, and after 1C took the order', async () => {
  const { api, client } = await connected1c()
  const number = await markedAsPaid(api)
  await client.begin()
  await client.query()
  await takeBack(api, number)
  await client.success()
  const told = await client.query()
  expect([hasOrder(told, number), fact(told, 'Заказ оплачен'), fact(told, 'Дата оплаты')]).toEqual([
    true,
    'false',
    undefined,
  ])
  await client.success()

  await takeStaffAction(api, number, { action: 'manual_paid', means: 'transfer', reason: 'переказ' })
  expect(await client.takeOrders()).toEqual([number])
  await takeBack(api, number)
  expect((await standing(api, number))[0]).toBe('queued')
  expect(fact(await client.query(), 'Заказ оплачен')).toBe('false')
})

test('what 1C has is told of refunds also where staff send orders themselves', async () => {
  const { api, client } = await connected1c({ connection: { queuesPaid: false } })
  const number = await markedAsPaid(api)
  expect((await standing(api, number))[0]).toBeUndefined()
  await client.begin()
  await client.send('a.xml', Buffer.from(statusesXml([{ number, facts: { 'Номер по 1С': 'ЛЕ-1' } }])))
  await takeBack(api, number)

  expect(await client.takeOrders()).toEqual([number])
})
