import { kyivDay } from '@shop/calendar/kyiv-days'
import { ShopError } from '@shop/contracts/errors'
import {
  type BankRate,
  bankRateEndpoint,
  previewRateEndpoint,
  type StaffRate,
  setCurrencyEndpoint,
  staffRateEndpoint,
} from '@shop/contracts/staff/staff-rates'
import { fromDecimal, toDecimal } from '@shop/money/money'
import type { InternalCalls } from '@shop/service-kit/between-services/internal'
import { staffRead, staffWrite } from '@shop/service-kit/between-services/staff-calls'
import type { Log } from '@shop/service-kit/log/log'
import type { Clock } from '@shop/service-kit/process/clock'
import { revisionOf } from '@shop/service-kit/storage/change-at-revision'
import { BankSilence, type NationalBank } from '../ports/national-bank/national-bank.ts'
import type { CurrencyRate, RatesRepository } from '../rates/rates.repository.ts'
import { type PreviewDeps, previewRate } from './preview-rate.ts'
import { checkRateChange, rateChange } from './rate-change.ts'

type StaffRateDeps = PreviewDeps & {
  rates: Pick<RatesRepository, 'currentEur' | 'replaceEur'>
  /** Null: the bank is not asked. */
  nationalBank: NationalBank | null
  clock: Clock
  log: Log
}

/** The rate of the euro for staff. */
export function addStaffRateCalls(calls: InternalCalls, deps: StaffRateDeps): void {
  const { rates, clock } = deps

  staffRead(calls, staffRateEndpoint, async () => ({ rate: staffRate(await rates.currentEur()) }))

  staffRead(calls, previewRateEndpoint, ({ body: { rate } }) => previewRate(deps, rate))

  staffRead(calls, bankRateEndpoint, ({ query: { date } }) => bankRate(deps, date ?? kyivDay(clock.now())))

  staffWrite(calls, setCurrencyEndpoint, async ({ body, who }) => {
    const { currency, rate, revision, confirm = false } = body
    const known = await rates.currentEur()
    checkRevision(known, revision)
    const hundredths = fromDecimal(rate)
    if (!confirm) checkRateChange(known?.rate ?? null, hundredths)
    const after = await rates.replaceEur(known, hundredths, { who, at: clock.now() })
    return {
      answer: { rate: staffRate(after) },
      change: {
        action: 'rate_change',
        subject: currency,
        asked: body,
        before: { rate: known && toDecimal(known.rate) },
        after: { rate: toDecimal(after.rate) },
      },
    }
  })
}

/** Comes before any check of the new rate: staff who typed it may not know the present one. */
function checkRevision(known: CurrencyRate | null, asked: number): void {
  const { revision, changed } = revisionOf(known ?? {})
  if (revision === asked) return
  throw new ShopError('changed_meanwhile', { revision, by: changed?.by ?? null, at: changed?.at ?? null })
}

async function bankRate({ nationalBank, rates, log }: StaffRateDeps, day: string): Promise<BankRate> {
  const without = (reason: BankRate['reason']) => ({
    day,
    rate: null,
    reason,
    change_percent: null,
    needs_confirm: false,
  })
  if (!nationalBank) return without('off')
  try {
    const [rate, present] = await Promise.all([nationalBank.eurRateOn(day), rates.currentEur()])
    if (rate === null) return without('no_such_day')
    const { percent, isFar } = rateChange(present?.rate ?? null, rate)
    return { day, rate: toDecimal(rate), reason: null, change_percent: percent, needs_confirm: isFar }
  } catch (err) {
    if (!(err instanceof BankSilence)) throw err
    log.warn({ err, provider: 'national-bank' }, 'the National Bank told no rate')
    return without('not_available')
  }
}

function staffRate(row: CurrencyRate | null): StaffRate {
  if (!row) return { currency: 'EUR', rate: null, since: null, history: [], revision: 0, changed: null }
  const past = (row.history ?? []).map(({ rate, since, by }) => ({
    rate: toDecimal(rate),
    since: since.toISOString(),
    by,
  }))
  const { currency, rate, since } = row
  return { currency, rate: toDecimal(rate), since: since.toISOString(), history: past, ...revisionOf(row) }
}
