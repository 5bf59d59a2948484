import type { Text } from '@shop/contracts/texts/text'

/** Opening times of one day in Kyiv, "HH:MM"; null: closed. */
type DemoHours = { from: string; to: string } | null

type DemoShop = {
  id: string
  city: Text
  address: Text
  hint: Text
  phone: string
  /** Monday first. */
  hours: DemoHours[]
  /** An invented city, too. */
  map: string
  coordinates: { latitude: number; longitude: number }
  is_self_delivery: boolean
  order: number
}

/** Invented shops: the house numbers and telephones belong to nobody. */
export const shops: DemoShop[] = [
  {
    id: 'kyiv',
    city: { uk: 'Київ', en: 'Kyiv' },
    address: { uk: 'вул. Левадна Алея, 14', en: '14 Levadna Aleia St' },
    hint: {
      uk: 'Вхід з двору, перший поверх; кава для тих, хто чекає на примірку.',
      en: 'Entrance from the courtyard, ground floor; coffee while you wait for a fitting room.',
    },
    phone: '+380440000101',
    hours: week({ from: '10:00', to: '21:00' }, { from: '11:00', to: '20:00' }),
    map: 'map-kyiv.webp',
    coordinates: { latitude: 50.4475, longitude: 30.5226 },
    is_self_delivery: true,
    order: 1,
  },
  {
    id: 'lviv',
    city: { uk: 'Львів', en: 'Lviv' },
    address: { uk: 'вул. Кравецька Брама, 8', en: '8 Kravetska Brama St' },
    hint: {
      uk: 'П’ять хвилин пішки від площі Ринок; є ательє, де вкоротять рукав за день.',
      en: 'Five minutes on foot from Rynok Square; our workroom shortens a sleeve within a day.',
    },
    phone: '+380320000102',
    hours: week({ from: '10:00', to: '20:00' }, { from: '10:00', to: '18:00' }),
    map: 'map-lviv.webp',
    coordinates: { latitude: 49.8419, longitude: 24.0315 },
    is_self_delivery: true,
    order: 2,
  },
  {
    id: 'odesa',
    city: { uk: 'Одеса', en: 'Odesa' },
    address: { uk: 'пров. Вітрильний Ряд, 3', en: '3 Vitrylnyi Riad Lane' },
    hint: { uk: 'Біля міського саду; у понеділок крамниця відпочиває.', en: 'By the City Garden; closed on Mondays.' },
    phone: '+380480000103',
    hours: [null, ...week({ from: '11:00', to: '20:00' }, { from: '11:00', to: '19:00' }).slice(1)],
    map: 'map-odesa.webp',
    coordinates: { latitude: 46.4846, longitude: 30.7326 },
    is_self_delivery: true,
    order: 3,
  },
]

function week(workday: DemoHours, weekend: DemoHours): DemoHours[] {
  return [...Array<DemoHours>(5).fill(workday), weekend, weekend]
}
