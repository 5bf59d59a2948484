import type { DeliveryForm, TariffRow } from '@shop/contracts/staff/staff-delivery'
import { checkDeliveryTable } from './check-table.ts'

const row = (weight_to_kg: number, about: Partial<TariffRow> = {}): TariffRow => ({
  service: 'ukrposhta',
  zone: 'EU',
  method: 'international',
  price_uah: 520,
  price_eur: null,
  ...about,
  weight_to_kg,
})
const post = { service: 'nova-poshta', zone: 'UA', method: 'post' } as const
const table = (about: Partial<DeliveryForm> = {}): DeliveryForm => ({
  rows: [row(0.5), row(1, post), row(1), row(2, post)],
  services: [{ slug: 'ukrposhta', title: { uk: 'Укрпошта', en: 'Ukrposhta' }, days_min: 28, days_max: 56 }],
  zones: [{ country: 'PL', service: 'ukrposhta', zone: 'EU' }],
  free_from_uah: { post: null, courier: null, self: null },
  default_weight_kg: 0.5,
  np_live_price: false,
  shop_pays_exchange: true,
  ...about,
})

/** What is wrong, by field. */
function faultsOf(about: Partial<DeliveryForm>): unknown {
  try {
    checkDeliveryTable(table(about))
    return {}
  } catch (error) {
    return (error as { details: { fields: object } }).details.fields
  }
}

test('steps of several tariffs may stand among each other as long as each tariff grows', () => {
  expect(faultsOf({})).toEqual({})
})

test.each<[string, Partial<DeliveryForm>, object]>([
  ['the same step twice', { rows: [row(0.5), row(0.5)] }, { 'rows.1.weight_to_kg': 'step_overlaps' }],
  [
    'a step below the one before it',
    { rows: [row(0.5), row(2), row(1), row(1.5)] },
    { 'rows.2.weight_to_kg': 'step_overlaps', 'rows.3.weight_to_kg': 'step_overlaps' },
  ],
  [
    'a carrier that goes nowhere abroad',
    { rows: [row(1), row(1, { service: 'pigeons' })] },
    { 'rows.1.service': 'service_not_known' },
  ],
  [
    'another carrier in Ukraine',
    { rows: [row(1), row(1, { ...post, service: 'ukrposhta' })] },
    { 'rows.1.service': 'service_not_known' },
  ],
  ['Ukraine as a zone abroad', { rows: [row(1), row(1, { zone: 'UA' })] }, { 'rows.1.zone': 'zone_invalid' }],
  [
    'a zone abroad inside Ukraine',
    { rows: [row(1), row(1, { ...post, zone: 'EU' })] },
    { 'rows.1.zone': 'zone_invalid' },
  ],
  [
    'a country whose zone has no tariff',
    { zones: [{ country: 'US', service: 'ukrposhta', zone: 'AMERICAS' }] },
    { 'zones.0.zone': 'zone_without_rows' },
  ],
  [
    'a country twice with one carrier',
    { zones: ['EU', 'EU'].map(zone => ({ country: 'PL', service: 'ukrposhta', zone })) },
    { 'zones.1.country': 'country_twice' },
  ],
  ...['RU', 'UA', 'XX'].map<[string, Partial<DeliveryForm>, object]>(country => [
    `parcels abroad to ${country}`,
    { zones: [{ country, service: 'ukrposhta', zone: 'EU' }] },
    { 'zones.0.country': 'country_not_known' },
  ]),
  [
    'a carrier that is quicker at its slowest',
    { services: table().services.map(service => ({ ...service, days_max: 27 })) },
    { 'services.0.days_max': 'days_order' },
  ],
  ['a carrier twice', { services: [...table().services, ...table().services] }, { 'services.1.slug': 'name_taken' }],
])('%s is refused, and the row is named', (_, about, fields) => {
  expect(faultsOf(about)).toEqual(fields)
})
