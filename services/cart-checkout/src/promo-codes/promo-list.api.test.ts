import { promoCodeListFile, switchOffPromoCodeEndpoint } from '@shop/contracts/staff/orders/staff-promo-codes'
import { promoRemoving } from '@shop/contracts/staff/removing/removing'
import { takeListFile } from '@shop/testing/take-list-file'
import { enterCode } from '../../test/autumn-code.ts'
import { decide } from '../../test/bank.ts'
import { orderAndPay } from '../../test/shopping.ts'
import { startApi } from '../../test/start-api.ts'

/** A shop with these two codes alone. */
async function shop() {
  const api = await startApi()
  await api.db.collection('promo_codes').deleteMany({})
  await enterCode(api, { note: '=HYPERLINK("x")', usage_limit: 5, valid_until: '2026-12-31', min_goods_uah: 1000 })
  await enterCode(
    api,
    { gift: { kind: 'fixed', uah: 300, eur: 7.5 }, only_categories: ['dresses', 'coats'] },
    'MINUS300',
  )
  const paid = await orderAndPay(api, { promo_code: 'OSIN15' })
  await decide(api, paid.fields, 'approve')
  return api
}

test('the file of promo codes has their terms and uses, the newest first, and no note is a formula', async () => {
  const { staff } = await shop()
  const { head, rows, count, more, change } = await takeListFile(staff, promoCodeListFile, { filter: {} })

  expect([count, more]).toEqual([2, false])
  expect(head.split(';').slice(0, 6)).toEqual(['Код', 'Стан', 'Дає', 'Відсоток', 'Сума, ₴', 'Сума, €'])
  expect(rows).toEqual([
    'MINUS300;Увімкнено;Сума;;300,00;7,50;;;;;;0;0;dresses, coats;;Осінь',
    `OSIN15;Увімкнено;Відсоток;15;;;;2026-12-31;1000,00;5;;1;0;;;"'=HYPERLINK(""x"")"`,
  ])
  expect(change).toEqual({
    action: 'promo_code_export',
    subject: 'promo-codes-2026-11-21.csv',
    asked: { filter: {} },
    after: { count: 2 },
  })
})

test('archived codes are in the file only where the list shows them', async () => {
  const { staff } = await shop()
  await staff.write(switchOffPromoCodeEndpoint, { params: { code: 'MINUS300' } })
  await staff.write(promoRemoving.archive, { body: { kind: 'promo_code', names: ['OSIN15'], leads_to: null } })
  const codes = async (filter: { archived?: boolean }) => {
    const { rows } = await takeListFile(staff, promoCodeListFile, { filter, language: 'en' })
    return rows.map(row => row.split(';').slice(0, 2))
  }
  expect(await codes({})).toEqual([['MINUS300', 'Off']])
  expect(await codes({ archived: true })).toEqual([
    ['MINUS300', 'Off'],
    ['OSIN15', 'Archived'],
  ])
})

test.each([
  [{ language: 'uk' }, 'filter'],
  [{ language: 'uk', filter: { archived: 'yes' } }, 'filter.archived'],
])('a file of promo codes asked for by %j is refused', async (body, field) => {
  const { staff } = await startApi()
  await expect(staff.write(promoCodeListFile.start, { body })).rejects.toMatchObject({
    details: { fields: { [field]: expect.anything() } },
  })
})
