import { checkRateChange, rateChange } from './rate-change.ts'

test.each([
  [4500, 4500, 0, false],
  [4500, 4545, 1, false],
  [4500, 5400, 20, false],
  [4500, 5401, 20, true],
  [4500, 3600, -20, false],
  [4500, 3599, -20, true],
  [4500, 450, -90, true],
])('from %s to %s hundredths is a change of %s percent; far off: %s', (was, willBe, percent, isFar) => {
  expect(rateChange(was, willBe)).toEqual({ percent, isFar })
})

test('the first rate of a shop is compared with nothing', () => {
  expect(rateChange(null, 99_999)).toEqual({ percent: null, isFar: false })
})

test('a rate that is far off needs a confirmation', () => {
  expect(() => checkRateChange(4500, 5500)).toThrow('confirmation_needed')
  expect(() => checkRateChange(4500, 4600)).not.toThrow()
})
