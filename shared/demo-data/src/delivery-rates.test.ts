import { deliveryRates, internationalServices } from './delivery-rates.ts'
import { deliveryZones } from './delivery-zones.ts'

test('the heavier the parcel, the dearer it is', () => {
  const tables = Map.groupBy(deliveryRates, ({ service, zone, method }) => `${service} ${zone} ${method}`)

  for (const rows of tables.values()) {
    rows.slice(1).forEach((row, index) => {
      expect(row.weight_to_kg).toBeGreaterThan(rows[index]?.weight_to_kg ?? 0)
      expect(row.price.uah).toBeGreaterThan(rows[index]?.price.uah ?? 0)
    })
  }
})

test('a parcel of 1.150 kg to the EU by Ukrposhta costs 950 hryvnias', () => {
  const row = deliveryRates.find(
    ({ service, zone, weight_to_kg }) => service === 'ukrposhta' && zone === 'EU' && weight_to_kg >= 1.15,
  )

  expect(row?.price).toEqual({ uah: 95000, eur: null })
})

test('every zone has prices and a known carrier', () => {
  const slugs = internationalServices.map(({ slug }) => slug)
  const lost = deliveryZones.filter(
    ({ service, zone }) =>
      !slugs.includes(service) || !deliveryRates.some(row => row.service === service && row.zone === zone),
  )

  expect(lost).toEqual([])
})

test('a country lies in one zone of a carrier', () => {
  const pairs = deliveryZones.map(({ country, service }) => `${country} ${service}`)

  expect(new Set(pairs).size).toBe(pairs.length)
})
