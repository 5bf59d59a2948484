import { changeShopsEndpoint, shopListFile, staffShopsEndpoint } from '@shop/contracts/staff/storefront/staff-shops'
import { takeListFile } from '@shop/testing/take-list-file'
import { startApi } from '../../test/start-api.ts'

test('the file of shops has each with its address in both languages and its hours, in the order of the list', async () => {
  const { staff } = await startApi({ now: new Date('2026-11-21T10:00:00Z') })
  const weekday = { from: '10:00', to: '19:00' }
  const shop = {
    city: { uk: '=Львів', en: 'Lviv' },
    address: { uk: 'вул. Зелена, 1', en: '1 Zelena Street' },
    phone: '+380 32 000 01 01',
    hours: [weekday, weekday, weekday, weekday, weekday, { from: '11:00', to: '17:00' }, null],
    map_image: null,
  }
  await staff.write(changeShopsEndpoint, { body: { action: 'save', id: null, revision: 0, shop } })

  const { head, rows, change } = await takeListFile(staff, shopListFile, { filter: {} })
  expect(head).toBe(
    'Місто українською;Місто англійською;Адреса українською;Адреса англійською;Телефон;пн;вт;ср;чт;пт;сб;нд;' +
      'Є мапа;В архіві;Змінено;Хто змінив',
  )
  const times = `${'10:00–19:00;'.repeat(5)}11:00–17:00;Зачинено`
  expect(rows.at(-1)).toBe(`'=Львів;Lviv;вул. Зелена, 1;1 Zelena Street;'+380320000101;${times};ні;ні;2026-11-21;olena`)
  const { shops } = await staff.read(staffShopsEndpoint, {})
  expect(rows.map(row => row.split(';')[1])).toEqual(shops.map(({ city }) => city.en))
  expect(change).toEqual({
    action: 'shop_export',
    subject: 'shops-2026-11-21.csv',
    asked: { filter: {} },
    after: { count: shops.length },
  })

  const english = await takeListFile(staff, shopListFile, { filter: {}, language: 'en' })
  expect(english.head).toContain(';Mon;Tue;Wed;Thu;Fri;Sat;Sun;')
  expect(english.rows.at(-1)).toContain(';Closed;no;no;')
})

test('a file of shops of a kind that there is not is refused', async () => {
  const { staff } = await startApi()
  const body = { filter: {}, language: 'uk', format: 'pdf' }
  await expect(staff.write(shopListFile.start, { body } as never)).rejects.toMatchObject({
    details: { fields: { format: expect.anything() } },
  })
})
