import { internalEurRateEndpoint, ratesEndpoint } from '@shop/contracts/delivery/rates'
import { internalCheckoutStepsEndpoint } from '@shop/contracts/staff/storefront/staff-first-steps'
import { toDecimal } from '@shop/money/money'
import { handleInternal, type InternalCalls } from '@shop/service-kit/between-services/internal'
import { handle } from '@shop/service-kit/calls/handle'
import type { Routes } from '@shop/service-kit/calls/routes'
import type { PaymentSettings } from '../settings/payment-settings.ts'
import type { RatesRepository } from './rates.repository.ts'

export function rateRoutes(routes: Routes, rates: RatesRepository): void {
  handle(routes, ratesEndpoint, async ({ query }) => ({
    rates: query.type === 'currency' ? await currencyRates(rates) : await deliveryRates(rates),
  }))
}

type RateDeps = { rates: RatesRepository; paymentSettings: PaymentSettings }

export function rateCalls(calls: InternalCalls, { rates, paymentSettings }: RateDeps): void {
  handleInternal(calls, internalEurRateEndpoint, async () => ({ rate_hundredths: (await rates.eur()).rate }))
  handleInternal(calls, internalCheckoutStepsEndpoint, async () => {
    const { mode: payments_mode, isOpen } = paymentSettings
    const [eur, delivery, isPaid] = await Promise.all([rates.currentEur(), rates.hasTariffs(), isOpen()])
    const rate = eur !== null && eur.is_opening !== true
    return { rate, delivery, payments: isPaid && payments_mode === 'real', payments_mode }
  })
}

async function currencyRates(rates: RatesRepository) {
  return (await rates.allCurrencies()).map(({ currency, rate, since }) => ({
    currency,
    rate: toDecimal(rate),
    since: since.toISOString(),
  }))
}

async function deliveryRates(rates: RatesRepository) {
  return (await rates.allDelivery()).map(({ service, zone, method, weightToKg, priceUah, priceEur }) => ({
    service,
    zone,
    method,
    weight_to_kg: weightToKg,
    price_uah: toDecimal(priceUah),
    price_eur: priceEur === null ? null : toDecimal(priceEur),
  }))
}
