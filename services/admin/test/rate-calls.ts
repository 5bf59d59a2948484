import {
  internalDeliveryEndpoint,
  internalSetDeliveryEndpoint,
  type StaffDelivery,
} from '@shop/contracts/staff/staff-delivery'
import {
  internalBankRateEndpoint,
  internalPreviewRateEndpoint,
  internalRateEndpoint,
  internalSetCurrencyEndpoint,
  type StaffRate,
} from '@shop/contracts/staff/staff-rates'
import {
  internalChangeSettingsEndpoint,
  internalSettingsEndpoint,
  type StaffSettings,
} from '@shop/contracts/staff/staff-settings'
import { handleInternal, type InternalCalls } from '@shop/service-kit/between-services/internal'

export const aRate: StaffRate = {
  currency: 'EUR',
  rate: 45,
  since: '2026-11-21T10:00:00.000Z',
  history: [],
  revision: 0,
  changed: null,
}

const settings: StaffSettings = {
  payments_enabled: true,
  payments_text: { uk: '', en: '' },
  eur_mode: 'charge_uah',
  payments_possible: true,
  revision: 0,
  changed: null,
}

export const aDelivery: StaffDelivery = {
  rows: [
    { service: 'shop', zone: 'UA', method: 'self', weight_to_kg: 1000, price_uah: 0, price_eur: null },
    { service: 'nova-poshta', zone: 'UA', method: 'post', weight_to_kg: 1, price_uah: 80, price_eur: null },
  ],
  services: [],
  zones: [],
  free_from_uah: { post: null, courier: null, self: null },
  default_weight_kg: 0.5,
  np_live_price: false,
  np_live_price_possible: false,
  revision: 0,
  changed: null,
}

/** What the checkout answers of the rate, the delivery table and the settings. */
export function rateCallsOfTest(calls: InternalCalls, asked: unknown[]): void {
  handleInternal(calls, internalRateEndpoint, () => ({ rate: aRate }))
  handleInternal(calls, internalPreviewRateEndpoint, ({ rate }) => ({
    ...{ was: 45, will_be: rate, change_percent: 0, needs_confirm: false },
    carts: [],
  }))
  handleInternal(calls, internalSetCurrencyEndpoint, body => {
    asked.push(body)
    return { before: 45, rate: { ...aRate, rate: body.rate, revision: 1 } }
  })
  handleInternal(calls, internalBankRateEndpoint, ({ date = '2026-11-21' }) => ({
    ...{ day: date, rate: 48.73, reason: null, change_percent: 8.3, needs_confirm: false },
  }))
  handleInternal(calls, internalSettingsEndpoint, () => ({ settings }))
  handleInternal(calls, internalChangeSettingsEndpoint, ({ who, revision, ...form }) => {
    asked.push({ who, revision, ...form })
    return { before: settings, settings: { ...settings, ...form, revision: revision + 1 } }
  })
  handleInternal(calls, internalDeliveryEndpoint, () => ({ delivery: aDelivery }))
  handleInternal(calls, internalSetDeliveryEndpoint, ({ who, revision, ...form }) => {
    asked.push({ who, revision, ...form })
    return { before: aDelivery, delivery: { ...aDelivery, ...form, revision: revision + 1 } }
  })
}
