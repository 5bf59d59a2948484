export type Currency = 'UAH' | 'EUR'

/** A sum in whole minor units: kopiyky for UAH, cents for EUR. */
export type Money = { amount: number; currency: Currency }

/** What one thing costs in both currencies: kopiyky and cents. */
export type Price = { uah: number; eur: number }

/** The smallest step of a sum, in minor units: whole hryvnias in UAH, cents in EUR. */
export const grains = { UAH: 100, EUR: 1 } as const satisfies Record<Currency, number>

const MIN_RATE = 100
const MAX_RATE = 99_999

/** The side of a price, in minor units of that currency. */
export function inCurrency(price: Price, currency: Currency): number {
  return currency === 'UAH' ? price.uah : price.eur
}

/** Is the sum (minor units) a whole number of hryvnias or of cents, and not negative? */
export function isOnGrain(amount: number, currency: Currency): boolean {
  return Number.isSafeInteger(amount) && amount >= 0 && amount % grains[currency] === 0
}

/**
 * Minor units, rounded half up to whole hryvnias or cents.
 * @throws RangeError for a negative amount, or one that is not a whole number of minor units.
 */
export function roundToGrain(amount: number, currency: Currency): number {
  return divideToGrain(amount, 1, currency)
}

/**
 * The percent of a base, both in minor units, rounded half up to the grain: the rounded sum times percent over 100 (docs/rules.md, "Money").
 * @throws RangeError for a negative or fractional base or percent.
 */
export function pct(base: number, percent: number, currency: Currency): number {
  return divideToGrain(base * percent, 100, currency)
}

/**
 * Splits a total (minor units) in proportion to the weights, in whole hryvnias or cents, so that the shares add up to it exactly.
 * What rounding down leaves over goes, a grain each, to the largest remainders; of equal ones, to the earlier.
 * @throws RangeError for a total off the grain, a negative weight, or a total above zero with nothing to carry it.
 */
export function splitByLargestRemainder(total: number, weights: readonly number[], currency: Currency): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  if (!isOnGrain(total, currency) || weights.some(weight => weight < 0) || (total > 0 && whole === 0)) {
    throw new RangeError(`cannot split ${total} ${currency} over ${weights.join(', ') || 'nothing'}`)
  }
  if (total === 0) return weights.map(() => 0)

  const grain = grains[currency]
  const grainsToGive = total / grain
  const shares = weights.map((weight, index) => {
    const product = grainsToGive * weight
    return { index, grains: Math.floor(product / whole), remainder: product % whole }
  })
  const left = grainsToGive - shares.reduce((sum, share) => sum + share.grains, 0)
  const roundedUp = new Set(
    shares
      .toSorted((one, other) => other.remainder - one.remainder)
      .slice(0, left)
      .map(({ index }) => index),
  )
  return shares.map(({ index, grains }) => (grains + (roundedUp.has(index) ? 1 : 0)) * grain)
}

/** Minor units → the decimal number that an API answer carries: 24990 → 249.9. */
export function toDecimal(amount: number): number {
  return amount / 100
}

/**
 * The decimal number of a request → minor units: 249.9 → 24990.
 * @throws RangeError for a negative number, or one with more than two decimals.
 */
export function fromDecimal(decimal: number): number {
  const amount = Math.round(decimal * 100)
  // A decimal with two places is the double nearest to amount / 100, so equality is exact and needs no tolerance.
  const isExact = Number.isSafeInteger(amount) && amount / 100 === decimal
  if (!isExact || decimal < 0) throw new RangeError(`not a sum with two decimals: ${decimal}`)
  return amount
}

/**
 * Kopiyky → cents, up to a whole euro: the price of a size that has no euro price of its own.
 * The rate is hryvnias for 1 EUR in hundredths (45.00 is 4500).
 * @throws RangeError for a rate outside 1.00–999.99.
 */
export function eurFromUah(uah: number, rate: number): number {
  return Math.ceil(uah / checkedRate(rate)) * 100
}

/** Kopiyky → cents, up to a whole cent: a delivery price without a euro price of its own. Rate and errors as `eurFromUah`. */
export function eurFromUahToCent(uah: number, rate: number): number {
  return Math.ceil((uah * 100) / checkedRate(rate))
}

/** Cents → kopiyky in whole hryvnias, half up: what the bank is asked to charge for a euro order. Rate and errors as `eurFromUah`. */
export function uahFromEur(eur: number, rate: number): number {
  return divideToGrain(eur * checkedRate(rate), 100, 'UAH')
}

function checkedRate(rate: number): number {
  if (!Number.isSafeInteger(rate) || rate < MIN_RATE || rate > MAX_RATE) {
    throw new RangeError(`not a rate in hundredths between ${MIN_RATE} and ${MAX_RATE}: ${rate}`)
  }
  return rate
}

// Dividing whole numbers below 2^53 and flooring is exact, so 1 049.50 never turns into 1 049.4999 and rounds down.
function divideToGrain(numerator: number, denominator: number, currency: Currency): number {
  if (!Number.isSafeInteger(numerator) || numerator < 0) {
    throw new RangeError(`not a whole, positive number of minor units: ${numerator}`)
  }
  const step = denominator * grains[currency]
  return Math.floor((2 * numerator + step) / (2 * step)) * grains[currency]
}
