import { ShopError } from '@shop/contracts/errors'
import { paymentAvailabilityEndpoint } from '@shop/contracts/orders/payments'
import {
  changeSettingsEndpoint,
  type SettingsForm,
  type StaffSettings,
  staffSettingsEndpoint,
} from '@shop/contracts/staff/staff-settings'
import type { InternalCalls } from '@shop/service-kit/between-services/internal'
import { staffRead, staffWrite } from '@shop/service-kit/between-services/staff-calls'
import { handle } from '@shop/service-kit/calls/handle'
import type { Routes } from '@shop/service-kit/calls/routes'
import type { Clock } from '@shop/service-kit/process/clock'
import { revisionOf } from '@shop/service-kit/storage/change-at-revision'
import type { PaymentChoicesRepository } from './payment-choices.repository.ts'
import type { PaymentSettings } from './payment-settings.ts'

/** What the pages of the checkout and of payment say before somebody tries to pay. */
export function addPaymentSettingsRoutes(routes: Routes, paymentSettings: PaymentSettings): void {
  handle(routes, paymentAvailabilityEndpoint, async () => {
    const [enabled, { payments_text, eur_mode }] = await Promise.all([
      paymentSettings.isOpen(),
      paymentSettings.current(),
    ])
    const text = enabled || payments_text.uk === '' ? null : payments_text
    return { enabled, text, euros_charged_in: eur_mode === 'charge_eur' ? ('EUR' as const) : ('UAH' as const) }
  })
}

type SettingsDeps = { settings: PaymentChoicesRepository; paymentSettings: PaymentSettings; clock: Clock }

/** The settings of the shop for staff. */
export function addPaymentSettingsCalls(
  calls: InternalCalls,
  { settings, paymentSettings, clock }: SettingsDeps,
): void {
  async function loadSettings(): Promise<StaffSettings> {
    const stored = await settings.find()
    const { untouched, isPossible: payments_possible, mode: payments_mode } = paymentSettings
    return { ...choicesOf(stored ?? untouched), payments_possible, payments_mode, ...revisionOf(stored ?? {}) }
  }

  staffRead(calls, staffSettingsEndpoint, async () => ({ settings: await loadSettings() }))

  staffWrite(calls, changeSettingsEndpoint, async ({ body: { revision, ...form }, who }) => {
    checkSettings(form, paymentSettings)
    const before = await loadSettings()
    await settings.save(form, revision, { who, at: clock.now() })
    const after = await loadSettings()
    const change = {
      action: 'settings_change',
      subject: 'payments',
      before: choicesOf(before),
      after: choicesOf(after),
    }
    return { answer: { settings: after }, change }
  })
}

/** What staff chose, without what the audit log records anyway. */
function choicesOf({ payments_enabled, payments_text, eur_mode }: SettingsForm): SettingsForm {
  return { payments_enabled, payments_text, eur_mode }
}

/** @throws ShopError validation for payments without a bank. */
function checkSettings({ payments_enabled }: SettingsForm, { isPossible }: PaymentSettings): void {
  if (payments_enabled && !isPossible)
    throw new ShopError('validation', { fields: { payments_enabled: 'payments_not_possible' } })
}
