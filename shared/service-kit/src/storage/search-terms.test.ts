import { searchedTerm, searchTerms } from './search-terms.ts'

const terms = searchTerms({
  numbers: ['26-000123', '26-000123-2', '20450123456789', 'RA000000005UA'],
  phone: '+380671234567',
  names: ['Олена', "О'Ніл Янь"],
  email: 'Olena.Onil+shop@example.com',
  articles: ['DR-1042-BUR-L'],
  phrases: ['Сукня «Анна» міді', 'Anna dress', 'Передзвонити в п’ятницю, після 18:00'],
})
const isFound = (search: string) => terms.some(term => term.startsWith(searchedTerm(search)))

test.each([
  '26-000123',
  '000123',
  '0123',
  '26-000123-2',
  '20450123456789',
  '2045 0123 4567 89',
  '456789',
  'ra000000005ua',
  '+380 67 123 45 67',
  '0671234567',
  '4567',
  'олен',
  'ЕНА',
  "о'н",
  'янь',
  "олена о'ніл",
  "О'Ніл Янь  Олена",
  "о'ніл янь, ол",
  'лена о',
  'olena.onil+shop@example.com',
  'ONIL',
  'example.com',
  'dr-1042-bur-l',
  '1042-BUR',
  'сукня анна',
  'сукня «Анна»',
  'анна мід',
  'anna',
  "п'ятницю після",
])('staff find the order by %s', search => {
  expect(isFound(search)).toBe(true)
})

test.each(['26-000124', '4568', 'Олексій', 'Олена Коваль', 'olena@gmail.com', 'DR-1043', 'нна міді'])(
  'an order is not found by %s',
  search => {
    expect(isFound(search)).toBe(false)
  },
)

test('a monstrous name does not become a monstrous index', () => {
  const long = searchTerms({
    numbers: ['26-000123'],
    phone: '+380671234567',
    names: ['я'.repeat(100), 'ю'.repeat(100)],
    phrases: ['слово '.repeat(500), 'ю'.repeat(2000)],
  })

  expect(long.length).toBeLessThan(150)
})

test.each(["'", '’', 'ʼ', '`', '′'])('a name is found with whichever apostrophe it is written and typed: %s', mark => {
  const stored = searchTerms({ phone: '', names: [`Мар${mark}яна`, `О${mark}Ніл`], email: 'a@b.example' })
  for (const typed of ["'", '’', 'ʼ', '`', '′'])
    expect(stored.some(term => term.startsWith(searchedTerm(`МАР${typed}ЯНА о${typed}ніл`)))).toBe(true)
})

test.each(['-', '‐', '‑', '–'])('a number and a double name are found with whichever hyphen is typed: %s', hyphen => {
  expect(isFound(`26${hyphen}000123`)).toBe(true)
  const stored = searchTerms({ phone: '', names: ['Анна–Марія', 'Ткач'], articles: ['DR‑1042'] })
  for (const typed of [`анна${hyphen}марія`, `dr${hyphen}1042`])
    expect(stored.some(term => term.startsWith(searchedTerm(typed)))).toBe(true)
})
