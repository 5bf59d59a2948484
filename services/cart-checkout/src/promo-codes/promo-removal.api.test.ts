import { changePromoCodeEndpoint } from '@shop/contracts/staff/orders/staff-promo-codes'
import { promoRemoving } from '@shop/contracts/staff/removing/removing'
import { autumnTerms, enterCode, knownCode, tryCode } from '../../test/autumn-code.ts'
import { orderAndPay } from '../../test/shopping.ts'
import { startApi } from '../../test/start-api.ts'

async function start(about: Partial<typeof autumnTerms> = {}, codes = ['OSIN15']) {
  const api = await startApi()
  const { staff } = api
  const things = { kind: 'promo_code' as const, names: codes, leads_to: null }
  for (const code of codes) await enterCode(api, about, code)
  return {
    ...api,
    api,
    known: (code?: string) => knownCode(api, code),
    tried: () => tryCode(api),
    archive: () => staff.write(promoRemoving.archive, { body: things }),
    restore: () => staff.write(promoRemoving.restore, { body: things }),
    remove: (typed: string) => staff.write(promoRemoving.delete, { body: { ...things, typed } }),
    stops: async () => (await staff.read(promoRemoving.uses, { body: things })).stops,
  }
}

test('an archived promo code discounts nothing, cannot be changed, and comes back as it was', async () => {
  const { archive, restore, known, tried, staff } = await start()
  expect(await tried()).toMatchObject({ applied: true })
  expect((await archive()).change).toMatchObject({ action: 'promo_code_archive', subject: 'OSIN15' })

  expect(await known()).toMatchObject({ is_archived: true, active: false })
  expect(await tried()).toMatchObject({ applied: false, result: 'promo_not_found' })
  const change = staff.write(changePromoCodeEndpoint, { params: { code: 'OSIN15' }, body: autumnTerms })
  await expect(change).rejects.toMatchObject({ code: 'illegal_transition' })
  expect((await archive()).change).toBe(null)

  const back = await restore()
  expect(back).toMatchObject({ restored: ['OSIN15'], shown: ['OSIN15'], change: { action: 'promo_code_restore' } })
  expect(await known()).toMatchObject({ is_archived: false, active: true })
  expect(await tried()).toMatchObject({ applied: true })
})

test('a promo code that was switched off comes back switched off', async () => {
  const { archive, restore, known } = await start({ active: false })
  await archive()

  expect(await restore()).toMatchObject({ restored: ['OSIN15'], shown: [] })
  expect(await known()).toMatchObject({ is_archived: false, active: false })
})

test('a promo code that no order names is deleted once its name is typed', async () => {
  const { remove, known } = await start()
  await expect(remove('OSIN')).rejects.toMatchObject({ details: { fields: { typed: 'typed_name' } } })

  expect((await remove(' osin15 ')).change).toMatchObject({ action: 'promo_code_delete', subject: 'OSIN15' })
  expect(await known()).toBe(undefined)
})

test('a promo code that an order waits for its money with is not deleted, and the order is named', async () => {
  const { api, stops, remove, known } = await start()
  await orderAndPay(api, { promo_code: 'OSIN15' })

  const [use] = (await stops()).delete
  expect(use).toMatchObject({ of: 'OSIN15', kind: 'order', count: 1, places: [{ name: expect.any(String) }] })
  await expect(remove('OSIN15')).rejects.toMatchObject({ code: 'in_use', details: { uses: [{ kind: 'order' }] } })
  expect(await known()).toMatchObject({ is_archived: false, active: true, held: 1 })
})

test('a reservation whose order is not there yet keeps its promo code', async () => {
  const { db, remove, known } = await start()
  await db
    .collection('promo_codes')
    .updateOne({ code: 'OSIN15' }, { $set: { holds: [{ order: '26-000777', customer: [] }] } })

  await expect(remove('OSIN15')).rejects.toMatchObject({
    code: 'in_use',
    details: { uses: [{ kind: 'order', count: 1 }] },
  })
  expect(await known()).toMatchObject({ is_archived: false, held: 1 })
})

test('several promo codes are archived together, and deleted once their number is typed', async () => {
  const { archive, remove, known } = await start({}, ['OSIN15', 'ZYMA15'])
  expect((await archive()).change).toMatchObject({ action: 'promo_code_archive', subjects: ['OSIN15', 'ZYMA15'] })
  expect([await known(), await known('ZYMA15')]).toMatchObject([{ is_archived: true }, { is_archived: true }])

  await expect(remove('OSIN15')).rejects.toMatchObject({ details: { fields: { typed: 'typed_name' } } })
  await remove('2')
  expect([await known(), await known('ZYMA15')]).toEqual([undefined, undefined])
})

test('of several promo codes none is deleted while an order names one of them', async () => {
  const { api, remove, known } = await start({}, ['OSIN15', 'ZYMA15'])
  await orderAndPay(api, { promo_code: 'OSIN15' })

  await expect(remove('2')).rejects.toMatchObject({ code: 'in_use', details: { uses: [{ of: 'OSIN15' }] } })
  expect([await known(), await known('ZYMA15')]).toMatchObject([{ is_archived: false }, { is_archived: false }])
})

test('a promo code that there is not is not found', async () => {
  const { staff } = await start()
  const body = { kind: 'promo_code' as const, leads_to: null, names: ['NOBODY'] }

  await expect(staff.write(promoRemoving.archive, { body })).rejects.toMatchObject({ code: 'not_found' })
  await expect(staff.write(promoRemoving.delete, { body: { ...body, typed: 'NOBODY' } })).rejects.toMatchObject({
    code: 'not_found',
  })
})
