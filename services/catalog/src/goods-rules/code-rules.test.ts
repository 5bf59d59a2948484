import { codesOf } from '../articles/size-codes.ts'
import { newCodes, wrongCodes } from './code-rules.ts'

const barcode = '4006381333931'
const small = { name: '36 (S)', barcode, own_code: 'wrap-36' }
const medium = { name: '38 (M)' }
const nobody = () => []
const ownedBy = (article: string, size: string) => (key: string) =>
  codesOf([{ barcode }]).includes(key) ? [{ article, size }] : []
const owners = ownedBy('B-2', '40 (L)')

test('only what a change gives to a size is looked for', () => {
  expect(newCodes([{ article: 'A-1', sizes: [small, medium], before: [small] }])).toEqual([])
  expect(newCodes([{ article: 'A-1', sizes: [small], before: [{ ...small, own_code: null }] }])).toEqual(['wrap-36'])
})

test('a code of another article says whose it is', () => {
  expect(wrongCodes([{ article: 'A-1', sizes: [small], before: [] }], owners)).toEqual([
    { article: 'A-1', size: '36 (S)', field: 'barcode', code: 'code_taken B-2, 40 (L)' },
  ])
})

test('a code that stays where it is, or moves within one change, is in nobody’s way', () => {
  const own = ownedBy('A-1', '36 (S)')
  const moved = { name: '38 (M)', barcode }

  expect(wrongCodes([{ article: 'A-1', sizes: [small], before: [small] }], owners)).toEqual([])
  expect(wrongCodes([{ article: 'A-1', sizes: [{ name: '36 (S)' }, moved], before: [small, medium] }], own)).toEqual([])
  expect(
    wrongCodes(
      [
        { article: 'A-1', sizes: [{ name: '36 (S)' }], before: [small] },
        { article: 'B-2', sizes: [moved], before: [medium] },
      ],
      own,
    ),
  ).toEqual([])
})

test('two sizes of one change cannot have the same code, whichever of the two kinds it is', () => {
  const other = { name: '38 (M)', own_code: 'WRAP-36' }
  const wrong = wrongCodes([{ article: 'A-1', sizes: [small, other], before: [] }], nobody)

  expect(wrong.map(({ size, field, code }) => [size, field, code])).toEqual([
    ['36 (S)', 'own_code', 'code_taken A-1, 38 (M)'],
    ['38 (M)', 'own_code', 'code_taken A-1, 36 (S)'],
  ])
})

test('a size may have its barcode for its own code', () => {
  expect(wrongCodes([{ article: 'A-1', sizes: [{ ...small, own_code: barcode }], before: [] }], nobody)).toEqual([])
})
