import { toCsv } from './csv.ts'

test('a Ukrainian spreadsheet reads semicolons and decimals with a comma', () => {
  expect(
    toCsv(
      [
        ['День', 'Сума'],
        ['1 лист.', 4990.5],
      ],
      'uk',
    ),
  ).toBe('\ufeffДень;Сума\r\n1 лист.;4990,5\r\n')
})

test('an English one reads commas and points', () => {
  expect(
    toCsv(
      [
        ['Day', 'Sum'],
        ['1 Nov', 4990.5],
      ],
      'en',
    ),
  ).toBe('\ufeffDay,Sum\r\n1 Nov,4990.5\r\n')
})

test('a text with a separator, a quote or a line break stays one cell', () => {
  expect(toCsv([['Сукня; міді', 'про "Анну"', 'два\nрядки']], 'uk')).toBe(
    '\ufeff"Сукня; міді";"про ""Анну""";"два\nрядки"\r\n',
  )
})

test('a text that a spreadsheet would take for a formula is none, and a negative sum stays a number', () => {
  expect(toCsv([['=1+1', '@sum', '-2', -4990]], 'uk')).toBe("\ufeff'=1+1;'@sum;'-2;-4990\r\n")
})
