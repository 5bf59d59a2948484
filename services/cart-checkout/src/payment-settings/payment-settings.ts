import { DAY_MS, MINUTE_MS } from '@shop/calendar/durations'
import type { EurMode, PaymentMode } from '@shop/contracts/staff/staff-settings'
import type { PaymentsConfig } from '../config.ts'
import type { LiveSettings } from '../live-settings/live-settings.ts'
import type { PaymentChoices } from '../live-settings/settings-snapshot.ts'

export type PaymentSettings = ReturnType<typeof createPaymentSettings>

type Deps = {
  liveSettings: Pick<LiveSettings, 'current'>
  payments: Pick<PaymentsConfig, 'enabled' | 'canCharge' | 'wayforpay'>
}

/** A bank needs minutes; staff who call the customer need a day (docs/rules.md, "Unpaid orders"). */
const RESERVE_MS = { bank: 30 * MINUTE_MS, staff: DAY_MS }

/** How customers pay now: as staff have set it, else as the process was started. */
export function createPaymentSettings({ liveSettings, payments }: Deps) {
  const { enabled, canCharge = true, wayforpay } = payments
  const taker = wayforpay ? 'real' : 'sandbox'
  const mode: PaymentMode = canCharge ? taker : 'none'
  const untouched: PaymentChoices = {
    payments_enabled: enabled,
    payments_text: { uk: '', en: '' },
    eur_mode: 'charge_uah',
  }
  const current = async (): Promise<PaymentChoices> => (await liveSettings.current()).payments ?? untouched
  /** Nothing that staff set opens payments where there is no bank. */
  const isOpen = async () => canCharge && (await current()).payments_enabled
  return {
    current,
    untouched,
    isOpen,
    isPossible: canCharge,
    mode,
    /** How long items are reserved for the money of a new order. */
    reserveMs: async (): Promise<number> => ((await isOpen()) ? RESERVE_MS.bank : RESERVE_MS.staff),
    eurMode: async (): Promise<EurMode> => (await current()).eur_mode,
  }
}
