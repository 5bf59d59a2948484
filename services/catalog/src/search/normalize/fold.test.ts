import { fold, surfacesIn, tokensIn } from './fold.ts'

test.each(["об'єм", 'об’єм', 'обʼєм', 'об`єм', 'об"єм', 'обєм', 'ОБ’ЄМ', 'объем', 'объём'])(
  '%s is one and the same word',
  spelling => {
    expect(fold(spelling)).toBe('обем')
  },
)

test.each([
  ['ґудзик', 'гудзик'],
  ['чёрный', 'черний'],
  ['їжак', 'ижак'],
  ['пальто', 'палто'],
  ['décolleté', 'decollete'],
])('%s is compared as %s', (one, other) => {
  expect(fold(one)).toBe(fold(other))
})

test('a text falls apart at everything that is no letter and no digit', () => {
  expect(tokensIn('«Сукня-футляр», 100% льон! 👗')).toEqual(['сукня', 'футляр', '100', 'лон'])
})

test.each(['', '   ', '👗', '.* { $ } \\', "''"])('there is no word in "%s"', text => {
  expect(tokensIn(text)).toEqual([])
})

test('words as they stand in a title keep their capitals and apostrophes', () => {
  expect(surfacesIn('Сукня-футляр: об’ємна')).toEqual(['Сукня', 'футляр', 'об’ємна'])
})
