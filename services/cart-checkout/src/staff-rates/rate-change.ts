import { ShopError } from '@shop/contracts/errors'
import { MOST_CHANGE_PERCENT } from '@shop/contracts/staff/staff-rates'

export type RateChange = {
  /** Percent of the present rate, with one decimal; null while there is none. */
  percent: number | null
  /** Is it so far off that staff have to say so twice? */
  isFar: boolean
}

/** How far a rate is from the present one, both in hundredths of a hryvnia. */
export function rateChange(was: number | null, willBe: number): RateChange {
  if (was === null) return { percent: null, isFar: false }
  const isFar = Math.abs(willBe - was) * 100 > was * MOST_CHANGE_PERCENT
  return { percent: Math.round(((willBe - was) * 1000) / was) / 10, isFar }
}

/**
 * A rate typed with a slip makes every price in euros wrong.
 * @throws ShopError confirmation_needed for a rate that is far from the present one.
 */
export function checkRateChange(was: number | null, willBe: number): void {
  const { percent, isFar } = rateChange(was, willBe)
  if (isFar) throw new ShopError('confirmation_needed', { change_percent: percent })
}
