import { type StaffDelivery, setDeliveryEndpoint, staffDeliveryEndpoint } from '@shop/contracts/staff/staff-delivery'
import {
  bankRateEndpoint,
  previewRateEndpoint,
  type StaffRate,
  setCurrencyEndpoint,
  staffRateEndpoint,
} from '@shop/contracts/staff/staff-rates'
import { changeSettingsEndpoint, type StaffSettings, staffSettingsEndpoint } from '@shop/contracts/staff/staff-settings'
import type { InternalCalls } from '@shop/service-kit/between-services/internal'
import { staffRead, staffWrite } from '@shop/service-kit/between-services/staff-calls'

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
  staffRead(calls, staffRateEndpoint, () => ({ rate: aRate }))
  staffRead(calls, previewRateEndpoint, ({ body: { rate } }) => ({
    was: 45,
    will_be: rate,
    change_percent: 0,
    needs_confirm: false,
    carts: [],
  }))
  staffRead(calls, bankRateEndpoint, ({ query: { date = '2026-11-21' } }) => ({
    day: date,
    rate: 48.73,
    reason: null,
    change_percent: 8.3,
    needs_confirm: false,
  }))
  staffWrite(calls, setCurrencyEndpoint, async ({ body, who }) => {
    asked.push({ ...body, who })
    const change = { action: 'rate_change', subject: 'EUR', before: { rate: 45 }, after: { rate: body.rate } }
    return { answer: { rate: { ...aRate, rate: body.rate, revision: 1 } }, change }
  })
  staffRead(calls, staffSettingsEndpoint, () => ({ settings }))
  staffWrite(calls, changeSettingsEndpoint, async ({ body: { revision, ...form }, who }) => {
    asked.push({ who, revision, ...form })
    const { payments_enabled, payments_text, eur_mode } = settings
    const before = { payments_enabled, payments_text, eur_mode }
    return {
      answer: { settings: { ...settings, ...form, revision: revision + 1 } },
      change: { action: 'settings_change', subject: 'payments', before, after: form },
    }
  })
  staffRead(calls, staffDeliveryEndpoint, () => ({ delivery: aDelivery }))
  staffWrite(calls, setDeliveryEndpoint, async ({ body: { revision, ...form }, who }) => {
    asked.push({ who, revision, ...form })
    const weight = ({ default_weight_kg }: { default_weight_kg: number }) => ({ default_weight_kg })
    const [before, after] = [weight(aDelivery), weight(form)]
    return {
      answer: { delivery: { ...aDelivery, ...form, revision: revision + 1 } },
      change: { action: 'delivery_change', subject: 'delivery', before, after },
    }
  })
}
