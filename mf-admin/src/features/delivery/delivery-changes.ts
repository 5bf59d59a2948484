import type { DeliveryForm, TariffMethod } from '@shop/contracts/staff/staff-delivery'

type Price = { uah: number; eur: number | null }
type Fact =
  | { kind: 'step'; method: TariffMethod; service: string; zone: string; weight: number; value: Price }
  | { kind: 'country'; country: string; service: string; value: string }
  | { kind: 'carrier'; service: string; value: { uk: string; en: string; min: number; max: number } }
  | { kind: 'free'; method: 'post' | 'courier' | 'self'; value: number | null }
  | { kind: 'weight'; value: number }
  | { kind: 'live'; value: boolean }
  | { kind: 'exchange'; value: boolean }

/** One fact about delivery, before and after; null: there was none, or there will be none. */
export type DeliveryChange = { was: Fact | null; willBe: Fact | null; key: string }

/** What a save would change: each step, country, carrier and term that is not as it was. */
export function changesOf(before: DeliveryForm, after: DeliveryForm): DeliveryChange[] {
  const was = factsOf(before)
  const willBe = factsOf(after)
  const keys = [...new Set([...was.keys(), ...willBe.keys()])]
  return keys
    .map(key => ({ key, was: was.get(key) ?? null, willBe: willBe.get(key) ?? null }))
    .filter(({ was, willBe }) => JSON.stringify(was?.value) !== JSON.stringify(willBe?.value))
}

function factsOf(form: DeliveryForm): Map<string, Fact> {
  const facts: Fact[] = [
    ...form.rows.map(({ method, service, zone, weight_to_kg: weight, price_uah: uah, price_eur: eur }) => ({
      kind: 'step' as const,
      method,
      service,
      zone,
      weight,
      value: { uah, eur },
    })),
    ...form.zones.map(({ country, service, zone: value }) => ({ kind: 'country' as const, country, service, value })),
    ...form.services.map(({ slug: service, title: { uk, en }, days_min: min, days_max: max }) => ({
      kind: 'carrier' as const,
      service,
      value: { uk, en, min, max },
    })),
    ...(['post', 'courier', 'self'] as const).map(method => ({
      kind: 'free' as const,
      method,
      value: form.free_from_uah[method],
    })),
    { kind: 'weight', value: form.default_weight_kg },
    { kind: 'live', value: form.np_live_price },
    { kind: 'exchange', value: form.shop_pays_exchange },
  ]
  return new Map(facts.map(fact => [keyOf(fact), fact]))
}

function keyOf({ value: _, ...named }: Fact): string {
  return Object.values(named).join(' ')
}
