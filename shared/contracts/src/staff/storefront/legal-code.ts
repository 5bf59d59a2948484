const COMPANY = /^\d{8}$/
const PERSON = /^\d{10}$/
const PERSON_WEIGHTS = [-1, 5, 7, 9, 4, 6, 10, 5, 7]
const MIDDLE = { from: 30_000_000, to: 60_000_000 }

/**
 * Is it a code of a company (ЄДРПОУ, eight digits) or of a person (РНОКПП, ten) whose last digit fits the others? One digit
 * mistyped, or two exchanged, hardly ever fits.
 */
export function isLegalCode(code: string): boolean {
  if (/^0*$/.test(code)) return false
  const digits = [...code].map(Number)
  if (COMPANY.test(code)) return companyDigit(code, digits) === digits[7]
  if (PERSON.test(code)) return (sumOf(digits, PERSON_WEIGHTS) % 11) % 10 === digits[9]
  return false
}

/** The control digit of the first seven: the weights begin elsewhere for codes of the middle, and again when the rest is ten. */
function companyDigit(code: string, digits: readonly number[]): number {
  const isMiddle = Number(code) >= MIDDLE.from && Number(code) <= MIDDLE.to
  const weights = isMiddle ? [7, 1, 2, 3, 4, 5, 6] : [1, 2, 3, 4, 5, 6, 7]
  const first = sumOf(digits, weights) % 11
  if (first < 10) return first
  return (
    (sumOf(
      digits,
      weights.map(weight => weight + 2),
    ) %
      11) %
    10
  )
}

function sumOf(digits: readonly number[], weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * (digits[index] ?? 0), 0)
}
