import { caretAfter, drawNational, parsePhone, readPhone, writePhone } from './phone-number.ts'

const dials = ['380', '48', '1', '']

test.each([
  '671234567',
  '0671234567',
  '380671234567',
  '+380 67 123 45 67',
  '+38 (067) 123-45-67',
  '00380671234567',
  '80671234567',
])('understands %s as one Ukrainian number', text => {
  expect(writePhone(readPhone(text, '380', dials))).toBe('+380671234567')
})

test('moves to the country that a pasted number names', () => {
  expect(readPhone('+48 601 234 567', '380', dials)).toEqual({ dial: '48', national: '601234567' })
})

test('leaves a number of another country as it is, up to 21 digits', () => {
  expect(writePhone(readPhone('1'.repeat(30), '48', dials))).toHaveLength('+'.length + 21)
})

test('takes a saved number of an unlisted country whole', () => {
  expect(parsePhone('+81312345678', dials)).toEqual({ dial: '', national: '81312345678' })
})

test('draws a Ukrainian number in groups while it grows', () => {
  const drawn = ['6', '67', '671', '67123', '671234', '671234567'].map(national =>
    drawNational({ dial: '380', national }),
  )
  expect(drawn).toEqual(['6', '67', '67 1', '67 123', '67 123 4', '67 123 45 67'])
})

test('an empty field is no number, not a bare code', () => {
  expect(writePhone({ dial: '380', national: '' })).toBe('')
})

test('the caret stays after the digit that was typed', () => {
  expect(caretAfter(3, '67 123 45 67')).toBe(4)
  expect(caretAfter(9, '67 123 45 67')).toBe(12)
})
