import { type Currency, eurFromUahToCent } from '@shop/money/money'

/** Kilograms that an item is taken to weigh when the catalogue does not know; staff may set another. */
export const MISSING_WEIGHT_KG = 0.5

type WeighedLine = { count: number; weightKg: number | null }

/** Kilograms of the whole cart, rounded half up to three decimals (docs/rules.md, "Delivery"). */
export function cartWeight(lines: readonly WeighedLine[], missingKg: number = MISSING_WEIGHT_KG): number {
  // Whole milligrams add up exactly, where 0.1 + 0.2 would land beside the border of a delivery tariff.
  const milligrams = lines.reduce(
    (sum, { count, weightKg }) => sum + Math.round((weightKg ?? missingKg) * 1e6) * count,
    0,
  )
  return Math.round(milligrams / 1000) / 1000
}

/** A row of the tariff table: up to `weightToKg` kilograms, in kopiyky, and in cents where staff set a price in euros. */
export type DeliveryRate = {
  service: string
  zone: string
  method: string
  weightToKg: number
  priceUah: number
  priceEur: number | null
}

type Parcel = { service: string; zone: string; method: string; weightKg: number }

/** The first weight step of the table that carries the parcel; null when none does and the method is unavailable. */
export function findDeliveryRate(rates: readonly DeliveryRate[], parcel: Parcel): DeliveryRate | null {
  const fitting = rates.filter(
    ({ service, zone, method, weightToKg }) =>
      service === parcel.service && zone === parcel.zone && method === parcel.method && parcel.weightKg <= weightToKg,
  )
  return fitting.toSorted((one, other) => one.weightToKg - other.weightToKg)[0] ?? null
}

type DeliveryTerms = {
  currency: Currency
  /** Hryvnias for 1 EUR in hundredths: 45.00 is 4500. */
  rate: number
  /** Kopiyky from which the method is free; null when it never is. */
  freeFromUah?: number | null
  /** Kopiyky of the goods after discounts. */
  goodsUah: number
}

/**
 * The delivery price in minor units of the currency: the row's own euro price, else the hryvnia one up to a whole cent.
 * @throws RangeError for a rate outside 1.00–999.99.
 */
export function deliveryPrice(row: DeliveryRate, { currency, rate, freeFromUah, goodsUah }: DeliveryTerms): number {
  if (freeFromUah != null && goodsUah >= freeFromUah) return 0
  if (currency === 'UAH') return row.priceUah
  return row.priceEur ?? eurFromUahToCent(row.priceUah, rate)
}
