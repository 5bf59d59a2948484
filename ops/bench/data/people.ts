import { oneOf, seededRandom } from '../../../shared/testing/src/seeded.ts'

export type Person = { name: string; surname: string; phone: string; email: string }

const names =
  'Олена Марія Ірина Анна Оксана Юлія Наталія Тетяна Катерина Вікторія Софія Дарина Христина Людмила Світлана Ольга Анастасія'.split(
    ' ',
  )
const roots = 'Ковал Шевч Бонд Мельн Ткач Крав Олійн Лис Гонч Мороз Петр Савч Руд'.split(' ')
const ends = 'енко ук ик чук ська ець аренко'.split(' ')
const latin = 'kovalenko shevchuk bondar melnyk tkachuk lysenko moroz petrenko'.split(' ')

/** The buyer of this index, the same in each run: one in fifteen hundred shares name and surname, none phone or email. */
export function personOf(index: number): Person {
  const random = seededRandom(index * 31 + 7)
  return {
    name: oneOf(random, names),
    surname: oneOf(random, roots) + oneOf(random, ends),
    phone: `+38067${String((index * 7919) % 10_000_000).padStart(7, '0')}`,
    email: `${oneOf(random, latin)}.${index}@example.com`,
  }
}
