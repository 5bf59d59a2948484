import type { WantedLine } from '@shop/contracts/cart/cart'
import type { Sellable } from '@shop/contracts/catalog/stock'
import { ShopError } from '@shop/contracts/errors'
import type { ExampleCart, RatePreview } from '@shop/contracts/staff/staff-rates'
import { fromDecimal, toDecimal } from '@shop/money/money'
import { cartWeight, type DeliveryRate, deliveryPrice } from '@shop/pricing/delivery-price'
import { priceCart } from '@shop/pricing/quote'
import type { Catalog } from '../clients/catalog.ts'
import type { DeliveryTable } from '../delivery-table/delivery-table.ts'
import type { LiveSettings } from '../live-settings/live-settings.ts'
import type { SettingsSnapshot } from '../live-settings/settings-snapshot.ts'
import { guest } from '../quote/quote-cart.ts'
import { matchLines } from '../quote/sellable-lines.ts'
import { findRate } from '../rates/find-rate.ts'
import { exampleCarts } from './example-carts.ts'
import { rateChange } from './rate-change.ts'

export type PreviewDeps = {
  liveSettings: Pick<LiveSettings, 'latest'>
  catalog: Pick<Catalog, 'priceSamples' | 'sellables'>
}

/** Where the parcels of the examples go: most of those who pay in euros are there. */
const ABROAD = { type: 'international', country: 'PL', service: 'ukrposhta' } as const

/** What five known carts would cost in euros at another rate (decimal hryvnias for one euro). Nothing is changed. */
export async function previewRate(deps: PreviewDeps, rate: number): Promise<RatePreview> {
  const willBe = fromDecimal(rate)
  const [settings, samples] = await Promise.all([deps.liveSettings.latest(), deps.catalog.priceSamples()])
  const was = settings.eur?.rate ?? null
  const carts = await Promise.all(exampleCarts(samples).map(lines => previewCart(deps, settings, lines, willBe)))
  const { percent, isFar } = rateChange(was, willBe)
  return {
    was: was === null ? null : toDecimal(was),
    will_be: rate,
    change_percent: percent,
    needs_confirm: isFar,
    carts: carts.flatMap(cart => cart ?? []),
  }
}

/** Null when what it was made of is not sold any more. */
async function previewCart(
  { catalog }: PreviewDeps,
  { eur, delivery: table }: SettingsSnapshot,
  wanted: WantedLine[],
  willBe: number,
): Promise<ExampleCart | null> {
  const sellables = await catalog.sellables(wanted)
  if (sellables.length === 0) return null
  const { default_weight_kg } = table.terms
  const linesAt = (rate: number) => matchLines(wanted, sellables, { rate, default_weight_kg }).lines
  const tariff = tariffAbroad(table, cartWeight(linesAt(willBe)))
  const sumsAt = (rate: number) => {
    const lines = linesAt(rate)
    const delivery = tariff && deliveryPrice(tariff, { currency: 'EUR', rate, goodsUah: 0 })
    const terms = { currency: 'EUR' as const, lines, customer: guest, promo: null }
    const { goods, total } = priceCart({ ...terms, deliveryPrice: delivery })
    return {
      goods: toDecimal(goods),
      delivery: delivery === null ? null : toDecimal(delivery),
      total: toDecimal(total),
    }
  }
  const lines = wanted.flatMap(({ article, size, count }) => {
    const title = sellables.find(sellable => sellable.article === article)?.title
    return title ? [{ article, size, count, title }] : []
  })
  return { lines, was: eur && sumsAt(eur.rate), will_be: sumsAt(willBe), goods_follow: followOf(sellables) }
}

function followOf(sellables: readonly Sellable[]): ExampleCart['goods_follow'] {
  const derived = sellables.filter(({ price }) => price.eur === null).length
  if (derived === 0) return 'none'
  return derived === sellables.length ? 'all' : 'some'
}

/** Null when nobody goes there. */
function tariffAbroad(table: DeliveryTable, weightKg: number): DeliveryRate | null {
  try {
    return findRate(table, ABROAD, weightKg)
  } catch (error) {
    if (error instanceof ShopError && error.code === 'delivery_not_available') return null
    throw error
  }
}
