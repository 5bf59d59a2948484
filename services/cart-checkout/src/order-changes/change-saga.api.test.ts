import { bought, change, dieAt, putOnShelf, shelves, tall, toTall } from '../../test/changed-order.ts'
import { orderAndPay } from '../../test/shopping.ts'
import { fullOrder, saved, takeStaffAction } from '../../test/staff.ts'
import { startApi } from '../../test/start-api.ts'
import { dress } from '../../test/stub-catalog.ts'

test('of two clerks who swap the last item at once one does, and nothing stays reserved', async () => {
  const { api, number } = await bought({ available: 2 })
  const seen = (await fullOrder(api, number)).changeable?.revision

  const answers = await Promise.allSettled([change(api, number, toTall(), seen), change(api, number, toTall(), seen)])

  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(shelves(api)).toEqual([
    { available: 4, sold: 1, holds: {} },
    { available: 1, sold: 1, holds: {} },
  ])
})

test.each(['stock-reserved-for-change', 'order-changed', 'stock-sold', 'stock-returned'] as const)(
  'when the process dies at %s the job makes the change whole, once',
  async point => {
    const { api, ref, number } = await bought()
    dieAt(point)
    await change(api, number, toTall()).catch(error => expect(error).toMatchObject({ message: 'the process died' }))
    api.wait(10_000)

    await api.service.jobs.runNow('finish-orders')

    const { lines, tasks, history } = await saved(api, ref)
    expect(lines.map(({ article, count }: { article: string; count: number }) => [article, count])).toEqual([
      [dress, 1],
      [tall, 1],
    ])
    expect(history.filter(({ event }: { event: string }) => event === 'change')).toHaveLength(1)
    expect(tasks).toEqual([])
    expect(shelves(api)).toEqual([
      { available: 4, sold: 1, holds: {} },
      { available: 1, sold: 1, holds: {} },
    ])
  },
)

test('a parcel that leaves before a dead process is followed by the job leaves the change undone, and nothing reserved', async () => {
  const { api, ref, number } = await bought()
  await takeStaffAction(api, number, { action: 'take' })
  dieAt('stock-reserved-for-change')
  await change(api, number, toTall()).catch(error => expect(error).toMatchObject({ message: 'the process died' }))
  await takeStaffAction(api, number, { action: 'ship', tracking: '20450123456789' })
  api.wait(10_000)

  await api.service.jobs.runNow('finish-orders')

  expect(await saved(api, ref)).toMatchObject({ state: 'shipped', lines: [{ article: dress, count: 2 }], tasks: [] })
  expect(shelves(api)).toEqual([
    { available: 3, sold: 2, holds: {} },
    { available: 2, sold: 0, holds: {} },
  ])
})

test('an order whose height was swapped and that nobody paid gives the other height back', async () => {
  const api = await startApi()
  const { number, ref } = await orderAndPay(api)
  putOnShelf(api)
  await change(api, number, toTall())

  api.wait(61 * 60_000)
  await api.service.jobs.runNow('expire-orders')

  expect(await saved(api, ref)).toMatchObject({ state: 'expired', tasks: [] })
  expect(shelves(api)).toEqual([
    { available: 5, sold: 0, holds: {} },
    { available: 2, sold: 0, holds: {} },
  ])
})

test.each(['stock-reserved-for-change', 'order-changed', 'swapped-released'] as const)(
  'when the process dies at %s the job makes the change of an unpaid order whole, once',
  async point => {
    const api = await startApi()
    const { number, ref } = await orderAndPay(api)
    putOnShelf(api)
    dieAt(point)
    await change(api, number, toTall()).catch(error => expect(error).toMatchObject({ message: 'the process died' }))
    api.wait(10_000)

    await api.service.jobs.runNow('finish-orders')

    expect(await saved(api, ref)).toMatchObject({ state: 'awaiting_payment', lines: [{ article: tall }], tasks: [] })
    expect(shelves(api)).toEqual([
      { available: 5, sold: 0, holds: {} },
      { available: 1, sold: 0, holds: { [number]: 1 } },
    ])
  },
)
