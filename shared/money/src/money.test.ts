import fc from 'fast-check'
import {
  eurFromUah,
  eurFromUahToCent,
  fromDecimal,
  isOnGrain,
  pct,
  roundToGrain,
  splitByLargestRemainder,
  toDecimal,
  uahFromEur,
} from './money.ts'

test('half a hryvnia rounds up, less rounds down', () => {
  expect([104_949, 104_950, 105_000].map(amount => roundToGrain(amount, 'UAH'))).toEqual([104_900, 105_000, 105_000])
})

test('a cent is the smallest step of a sum in euros', () => {
  expect(roundToGrain(24_991, 'EUR')).toBe(24_991)
})

test('15 % of 169.85 euros is 25.48 euros', () => {
  expect(pct(16_985, 15, 'EUR')).toBe(2_548)
})

test.each([-1, 0.5, Number.NaN, Number.MAX_SAFE_INTEGER + 1])('%s is not a sum of money', amount => {
  expect(() => roundToGrain(amount, 'UAH')).toThrow(RangeError)
})

test('a price in hryvnias has no kopiyky and is not negative', () => {
  expect([499_000, 499_050, -100].map(amount => isOnGrain(amount, 'UAH'))).toEqual([true, false, false])
  expect([24_991, 0.5].map(amount => isOnGrain(amount, 'EUR'))).toEqual([true, false])
})

describe('splitting a sum', () => {
  test('the hryvnia left over goes to the larger remainder, of equal ones to the earlier', () => {
    expect(splitByLargestRemainder(50_000, [333_300, 333_300, 333_400], 'UAH')).toEqual([16_700, 16_600, 16_700])
  })

  test('a line without weight carries nothing', () => {
    expect(splitByLargestRemainder(50, [0, 3, 0, 1], 'EUR')).toEqual([0, 38, 0, 12])
  })

  test('nothing to split is nothing for each', () => {
    expect(splitByLargestRemainder(0, [0, 0], 'UAH')).toEqual([0, 0])
  })

  test('refuses kopiyky, negative weights and a sum that nobody can carry', () => {
    expect(() => splitByLargestRemainder(150, [1], 'UAH')).toThrow(RangeError)
    expect(() => splitByLargestRemainder(100, [2, -1], 'UAH')).toThrow(RangeError)
    expect(() => splitByLargestRemainder(100, [], 'UAH')).toThrow(RangeError)
  })

  test('the shares add up to the whole and are never further than one step from their fair share', () => {
    const weights = fc.array(fc.integer({ min: 1, max: 2_000_000 }), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5_000_000 }), weights, (total, weights) => {
        const shares = splitByLargestRemainder(total, weights, 'EUR')
        const whole = weights.reduce((sum, weight) => sum + weight)
        expect(shares.reduce((sum, share) => sum + share)).toBe(total)
        for (const [index, share] of shares.entries()) {
          expect(Math.abs(share - (total * (weights[index] ?? 0)) / whole)).toBeLessThan(1)
        }
      }),
      { seed: 2014, numRuns: 300 },
    )
  })
})

describe('decimals at the edge', () => {
  test('any sum of money survives conversion to decimals and back', () => {
    fc.assert(
      fc.property(fc.nat(2_000_000_000), amount => expect(fromDecimal(toDecimal(amount))).toBe(amount)),
      { seed: 2014 },
    )
  })

  test.each([249.999, -1, Number.NaN, Number.POSITIVE_INFINITY])('%s is refused', decimal => {
    expect(() => fromDecimal(decimal)).toThrow(RangeError)
  })
})

describe('the exchange rate', () => {
  test('4 990 hryvnias at 45.00 are 111 whole euros', () => {
    expect(eurFromUah(499_000, 4_500)).toBe(11_100)
  })

  test('a sum that divides evenly gets no extra euro', () => {
    expect(eurFromUah(450_000, 4_500)).toBe(10_000)
  })

  test('delivery of 950 hryvnias at 45.00 costs 21.12 euros', () => {
    expect(eurFromUahToCent(95_000, 4_500)).toBe(2_112)
  })

  test('462.47 euros at 45.00 are charged as 20 811 hryvnias', () => {
    expect(uahFromEur(46_247, 4_500)).toBe(2_081_100)
  })

  test('the sum to charge is rounded once: 49.5 kopiyky are less than half a hryvnia', () => {
    expect(uahFromEur(1, 4_950)).toBe(0)
    expect(uahFromEur(1, 5_000)).toBe(100)
  })

  test.each([99, 100_000, 45.5])('%s hundredths is not a rate', rate => {
    expect(() => eurFromUah(100, rate)).toThrow(RangeError)
  })
})
