import type { DeliveryForm, TariffMethod } from '@shop/contracts/staff/staff-delivery'
import { fromDecimal, toDecimal } from '@shop/money/money'
import { type DeliveryTable, type DeliveryTerms, paysExchange } from '../delivery-table/delivery-table.ts'

/** What staff filled in, as it is kept: sums in minor units. */
export function tableOf({ rows, services, zones, ...form }: DeliveryForm): DeliveryTable {
  return {
    rows: rows.map(({ service, zone, method, weight_to_kg, price_uah, price_eur }) => ({
      service,
      zone,
      method,
      weightToKg: weight_to_kg,
      priceUah: fromDecimal(price_uah),
      priceEur: price_eur === null ? null : fromDecimal(price_eur),
    })),
    services: services.map(({ slug, title, days_min, days_max }) => ({
      slug,
      title,
      daysMin: days_min,
      daysMax: days_max,
    })),
    zones: zones.map(({ country, service, zone }) => ({ country, service, zone })),
    terms: termsOf(form),
  }
}

/** The table as staff see it. */
export function deliveryForm({ rows, services, zones, terms }: DeliveryTable): DeliveryForm {
  const { free_from_uah: free, live_price, default_weight_kg } = terms
  const decimalOf = (amount: number | undefined) => (amount === undefined ? null : toDecimal(amount))
  return {
    rows: rows.map(({ service, zone, method, weightToKg, priceUah, priceEur }) => ({
      service,
      zone,
      method: method as TariffMethod,
      weight_to_kg: weightToKg,
      price_uah: toDecimal(priceUah),
      price_eur: priceEur === null ? null : toDecimal(priceEur),
    })),
    services: services.map(({ slug, title, daysMin, daysMax }) => ({
      slug,
      title,
      days_min: daysMin,
      days_max: daysMax,
    })),
    zones,
    free_from_uah: { post: decimalOf(free.post), courier: decimalOf(free.courier), self: decimalOf(free.self) },
    default_weight_kg,
    np_live_price: live_price,
    shop_pays_exchange: paysExchange(terms),
  }
}

type Terms = Pick<DeliveryForm, 'free_from_uah' | 'np_live_price' | 'default_weight_kg' | 'shop_pays_exchange'>

function termsOf(form: Terms): DeliveryTerms {
  const { post, courier, self } = form.free_from_uah
  return {
    free_from_uah: {
      ...(post !== null && { post: fromDecimal(post) }),
      ...(courier !== null && { courier: fromDecimal(courier) }),
      ...(self !== null && { self: fromDecimal(self) }),
    },
    live_price: form.np_live_price,
    default_weight_kg: form.default_weight_kg,
    shop_pays_exchange: form.shop_pays_exchange,
  }
}
