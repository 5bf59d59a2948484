import type { DeliveryForm, StaffDelivery, TariffMethod, TariffRow } from '@shop/contracts/staff/staff-delivery'
import type { Locale } from '@shop/shell/locale'
import { neededNumber, typedNumber, writtenNumber } from '../../numbers.ts'

/** A step as it is typed: everything is text until it is sent. */
export type StepDraft = { weight: string; uah: string; eur: string }
/** All steps of one carrier to one zone. */
export type TariffDraft = { method: TariffMethod; service: string; zone: string; steps: StepDraft[] }
export type CarrierDraft = { slug: string; title: { uk: string; en: string }; min: string; max: string }
/** Which zone of each carrier a country lies in; an empty one: the carrier does not go there. */
export type CountryDraft = { country: string; zones: Record<string, string> }

export type DeliveryDraft = {
  tariffs: TariffDraft[]
  carriers: CarrierDraft[]
  countries: CountryDraft[]
  free: { post: string; courier: string; self: string }
  defaultWeight: string
  live: boolean
  shopPaysExchange: boolean
}

export const emptyStep: StepDraft = { weight: '', uah: '', eur: '' }

/** The table as the form shows it: steps by tariff, carriers' zones by country. */
export function draftOf(known: StaffDelivery, locale: Locale): DeliveryDraft {
  const toText = (value: number | null) => writtenNumber(value, locale)
  const tariffs = groupBy(known.rows, ({ method, service, zone }) => `${method} ${service} ${zone}`)
  const countries = groupBy(known.zones, ({ country }) => country)
  const { post, courier, self } = known.free_from_uah
  return {
    tariffs: [...tariffs.values()].flatMap(rows => (rows[0] ? [tariffDraft(rows[0], rows, toText)] : [])),
    carriers: known.services.map(({ slug, title, days_min, days_max }) => ({
      slug,
      title: { ...title },
      min: toText(days_min),
      max: toText(days_max),
    })),
    countries: [...countries].map(([country, zones]) => ({
      country,
      zones: Object.fromEntries(zones.map(({ service, zone }) => [service, zone])),
    })),
    free: { post: toText(post), courier: toText(courier), self: toText(self) },
    defaultWeight: toText(known.default_weight_kg),
    live: known.np_live_price,
    shopPaysExchange: known.shop_pays_exchange,
  }
}

function tariffDraft(
  { method, service, zone }: TariffRow,
  rows: readonly TariffRow[],
  written: (value: number | null) => string,
): TariffDraft {
  const steps = rows.toSorted((one, other) => one.weight_to_kg - other.weight_to_kg)
  return {
    method,
    service,
    zone,
    steps: steps.map(({ weight_to_kg, price_uah, price_eur }) => ({
      weight: written(weight_to_kg),
      uah: written(price_uah),
      eur: written(price_eur),
    })),
  }
}

/** What is sent. A field that is no number is sent as one that the contract refuses, so that it is marked. */
export function formOf({ tariffs, carriers, countries, free, defaultWeight, ...terms }: DeliveryDraft): DeliveryForm {
  return {
    rows: tariffs.flatMap(({ method, service, zone, steps }) =>
      steps.map(({ weight, uah, eur }) => ({
        method,
        service,
        zone: zone.trim().toUpperCase(),
        weight_to_kg: neededNumber(weight),
        price_uah: neededNumber(uah),
        price_eur: typedNumber(eur),
      })),
    ),
    services: carriers.map(({ slug, title, min, max }) => ({
      slug,
      title,
      days_min: neededNumber(min),
      days_max: neededNumber(max),
    })),
    zones: countries.flatMap(({ country, zones }) =>
      listOfferedServices(zones).map(([service, zone]) => ({ country, service, zone })),
    ),
    free_from_uah: {
      post: typedNumber(free.post),
      courier: typedNumber(free.courier),
      self: typedNumber(free.self),
    },
    default_weight_kg: neededNumber(defaultWeight),
    np_live_price: terms.live,
    shop_pays_exchange: terms.shopPaysExchange,
  }
}

/** The number of a step among all rows that are sent: refusals name it. */
export function rowAt({ tariffs }: DeliveryDraft, tariff: number, step: number): number {
  return tariffs.slice(0, tariff).reduce((sum, { steps }) => sum + steps.length, 0) + step
}

/** The number of a country and carrier among all zones that are sent; -1 where the carrier does not go. */
export function zoneAt({ countries }: DeliveryDraft, country: number, service: string): number {
  const before = countries.slice(0, country).reduce((sum, { zones }) => sum + listOfferedServices(zones).length, 0)
  const index = listOfferedServices(countries[country]?.zones ?? {}).findIndex(([slug]) => slug === service)
  return index === -1 ? -1 : before + index
}

function listOfferedServices(zones: Record<string, string>): [string, string][] {
  return Object.entries(zones).filter(([, zone]) => zone !== '')
}

/** Safari learned Map.groupBy late. */
function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}
