import { MINUTE_MS } from '@shop/calendar/durations'
import { stubNotifiedStaff } from '@shop/testing/notified-staff'
import { statusesXml } from '@shop/testing/scripted-1c'
import { buy, connected1c } from '../../test/connected-1c.ts'

const unknown = { 'Статус заказа': 'Відкладено' }

/** A shop that 1C took one order of, and what its staff are told of exchanges. */
async function shopWith1c() {
  const { client: admin, events } = stubNotifiedStaff()
  const line = { isDown: false }
  const call: typeof admin.call = (endpoint, body) => {
    if (line.isDown) throw new Error('away')
    return admin.call(endpoint, body)
  }
  const { api, client } = await connected1c({ admin: { ...admin, call } })
  const number = await buy(api)
  await client.takeOrders()
  const says = async (...documents: { number: string; facts: Record<string, string> }[]) => {
    api.wait(MINUTE_MS)
    await client.begin()
    return client.send('a.xml', Buffer.from(statusesXml(documents)))
  }
  return {
    api,
    client,
    line,
    number,
    says,
    /** All that was reported so far, once what has just failed is due. */
    async reported() {
      api.wait(2 * MINUTE_MS)
      await api.service.jobs.runNow('report-1c-failures')
      return events.filter(({ kind }) => kind === 'exchange_failed')
    },
  }
}

test('an exchange that failed is reported with the orders that were not updated, once', async () => {
  const { number, says, reported } = await shopWith1c()
  await says({ number, facts: unknown }, { number: '26-999999', facts: unknown }, { number: 'Марія', facts: unknown })

  const failed = { kind: 'exchange_failed', orders: [number, '26-999999'], more: 1, is_unreadable: false }
  expect(await reported()).toEqual([failed])
  expect(await reported()).toEqual([failed])
})

test('of a series of failures the first is reported; after an exchange that went well the next one is news', async () => {
  const { number, says, reported } = await shopWith1c()
  await says({ number, facts: unknown })
  await says({ number, facts: { 'Статус заказа': 'Інше' } })
  expect(await reported()).toHaveLength(1)
  await says({ number, facts: { 'Статус заказа': 'Ще інше' } })
  expect(await reported()).toHaveLength(1)

  await says({ number, facts: { 'Статус заказа': 'processing' } })
  expect(await reported()).toHaveLength(1)
  await says({ number, facts: unknown })
  expect(await reported()).toHaveLength(2)
})

test('a file that cannot be read is reported, and an exchange in which 1C only takes orders ends no series', async () => {
  const { api, client, says, reported } = await shopWith1c()
  await client.begin()
  await client.send('broken.xml', Buffer.from('<КоммерческаяИнформация><Документ></КоммерческаяИнформация>'))
  expect(await reported()).toEqual([{ kind: 'exchange_failed', orders: [], more: 0, is_unreadable: true }])

  const next = await buy(api, { cookie: '__Host-buyer=yyyyyyyyyyyyyyyyyyyyyy' })
  await client.takeOrders()
  await says({ number: next, facts: unknown })
  expect(await reported()).toHaveLength(1)
})

test('while the admin service is away a failure waits, and is reported later', async () => {
  const { line, number, says, reported } = await shopWith1c()
  await says({ number, facts: unknown })
  line.isDown = true
  await expect(reported()).rejects.toThrow('away')
  line.isDown = false

  expect(await reported()).toHaveLength(1)
})
