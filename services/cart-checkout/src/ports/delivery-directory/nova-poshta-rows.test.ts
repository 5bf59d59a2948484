import { toArea, toCity, toDepartment } from './nova-poshta-rows.ts'

const department = {
  Ref: 'd1',
  CityRef: 'c1',
  Number: '12',
  Description: "Відділення №12 (до 30 кг на одне місце): вул. Сім'ї Хохлових, 8",
  ShortAddress: "Київ, Сім'ї Хохлових, 8",
  CategoryOfWarehouse: 'Branch',
  WarehouseStatus: 'Working',
  DenyToSelect: '0',
}

test('areas have their own English names, Crimea its full one', () => {
  expect(toArea({ Ref: 'a', Description: 'Київська' })?.title).toEqual({ uk: 'Київська', en: 'Kyiv' })
  expect(toArea({ Ref: 'a', Description: 'АРК' })?.title).toEqual({
    uk: 'Автономна Республіка Крим',
    en: 'Autonomous Republic of Crimea',
  })
})

test('towns come before villages, and their English names are transliterated', () => {
  const city = (type: string) =>
    toCity({ Ref: 'c', Area: 'a', Description: "Кам'янець", SettlementTypeDescription: type })

  expect(city('місто')).toEqual({ ref: 'c', area_ref: 'a', title: { uk: 'Кам’янець', en: 'Kamianets' }, rank: 0 })
  expect(city('селище міського типу')?.rank).toBe(1)
  expect(city('село')?.rank).toBe(2)
})

test('a department has its title in both languages', () => {
  expect(toDepartment(department)).toEqual({
    ref: 'd1',
    city_ref: 'c1',
    number: '12',
    type: 'branch',
    title: {
      uk: 'Відділення №12 (до 30 кг на одне місце): вул. Сім’ї Хохлових, 8',
      en: 'Branch No. 12: Simi Khokhlovykh, 8',
    },
    rank: 12,
  })
})

test('a postomat is one by its category; numbers may be numbers', () => {
  expect(toDepartment({ ...department, CategoryOfWarehouse: 'Postomat', Number: 30_115 })).toMatchObject({
    type: 'postomat',
    number: '30115',
    title: { en: 'Postomat No. 30115: Simi Khokhlovykh, 8' },
  })
})

test.each([
  ['closed', { WarehouseStatus: 'NotWorking' }],
  ['not to be chosen', { DenyToSelect: '1' }],
  ['not to be chosen, as a number', { DenyToSelect: 1 }],
  ['without a city', { CityRef: '' }],
  ['without a number', { Number: undefined }],
])('a department that is %s is left out', (_, change) => {
  expect(toDepartment({ ...department, ...change })).toBeNull()
})

test.each([
  ['30', '0', 30],
  ['1000', '30', 30],
  [20, undefined, 20],
  ['0', '0', undefined],
  ['', 'багато', undefined],
])('a department that takes %s in all and %s in one package takes a parcel of %s', (all, one, max_kg) => {
  const row = { ...department, TotalMaxWeightAllowed: all, PlaceMaxWeightAllowed: one }

  expect(toDepartment(row)?.max_kg).toBe(max_kg)
})

test('a department without an address has at least its number', () => {
  expect(toDepartment({ ...department, Description: 'Відділення №12', ShortAddress: undefined })?.title.en).toBe(
    'Branch No. 12',
  )
})
