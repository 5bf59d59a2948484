import { barcodeSchema, codeKey, ownCodeSchema } from './size-codes.ts'

test.each([
  ['96385074', '96385074'],
  ['036000291452', '036000291452'],
  ['4 006381 333931', '4006381333931'],
  ['1-0036000-29145-9', '10036000291459'],
])('the barcode %s is taken in digits', (typed, digits) => {
  expect(barcodeSchema.parse(typed)).toBe(digits)
})

test.each([
  ['4006381333932', 'barcode_check'],
  ['96385075', 'barcode_check'],
  ['400638133393', 'barcode_check'],
  ['40063813339', 'barcode_digits'],
  ['4006381333931X', 'barcode_digits'],
  ['4,00638E+12', 'barcode_digits'],
  ['00000000', 'barcode_digits'],
  ['', 'barcode_digits'],
])('%s is no barcode, and the reason is said once', (typed, code) => {
  expect(barcodeSchema.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual([code])
})

test('an own code is one line of up to sixty characters', () => {
  expect(ownCodeSchema.parse(' СУК 12/36 ')).toBe('СУК 12/36')
  const codeOf = (text: string) => ownCodeSchema.safeParse(text).error?.issues[0]?.message
  expect(codeOf('A\tB')).toBe('invalid')
  expect(codeOf('A'.repeat(61))).toBe('too_long')
  expect(codeOf('  ')).toBe('required')
})

test('a code is the same one however a scanner reads or a person types it', () => {
  expect(codeKey('036000291452')).toBe(codeKey('0036000291452'))
  expect(codeKey('4 006381 333931')).toBe(codeKey('4006381333931'))
  expect(codeKey('wrap-36')).toBe(codeKey(' WRAP-36 '))
  expect(codeKey('WRAP–36')).toBe(codeKey('WRAP-36'))
  expect(codeKey('WRAP-36')).not.toBe(codeKey('WRAP-38'))
  expect(codeKey('1204-3610')).not.toBe(codeKey('12043610'))
})
