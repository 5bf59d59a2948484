import { internalEurRateEndpoint, ratesEndpoint } from '@shop/contracts/delivery/rates'
import { internalCheckoutStepsEndpoint } from '@shop/contracts/staff/storefront/staff-first-steps'
import { toDecimal } from '@shop/money/money'
import { handleInternal, type InternalCalls } from '@shop/service-kit/between-services/internal'
import { handle } from '@shop/service-kit/calls/handle'
import type { Routes } from '@shop/service-kit/calls/routes'
import type { LiveSettings } from '../live-settings/live-settings.ts'
import type { SettingsSnapshot } from '../live-settings/settings-snapshot.ts'
import type { PaymentSettings } from '../payment-settings/payment-settings.ts'
import { eurRate } from './eur-rate.ts'

export function addRateRoutes(routes: Routes, liveSettings: Pick<LiveSettings, 'current'>): void {
  handle(routes, ratesEndpoint, async ({ query }) => {
    const settings = await liveSettings.current()
    return { rates: query.type === 'currency' ? currencyRates(settings) : deliveryRates(settings) }
  })
}

type RateDeps = { liveSettings: Pick<LiveSettings, 'latest'>; paymentSettings: PaymentSettings }

export function addRateCalls(calls: InternalCalls, { liveSettings, paymentSettings }: RateDeps): void {
  handleInternal(calls, internalEurRateEndpoint, async () => ({
    rate_hundredths: eurRate(await liveSettings.latest()),
  }))
  handleInternal(calls, internalCheckoutStepsEndpoint, async () => {
    const { mode: payments_mode, isOpen } = paymentSettings
    const { eur, delivery } = await liveSettings.latest()
    const rate = eur !== null && eur.is_opening !== true
    const payments = payments_mode === 'real' && (await isOpen())
    return { rate, delivery: delivery.rows.length > 0, payments, payments_mode }
  })
}

function currencyRates({ eur }: SettingsSnapshot) {
  return eur ? [{ currency: eur.currency, rate: toDecimal(eur.rate), since: eur.since.toISOString() }] : []
}

function deliveryRates({ delivery }: SettingsSnapshot) {
  return delivery.rows.map(({ service, zone, method, weightToKg, priceUah, priceEur }) => ({
    service,
    zone,
    method,
    weight_to_kg: weightToKg,
    price_uah: toDecimal(priceUah),
    price_eur: priceEur === null ? null : toDecimal(priceEur),
  }))
}
