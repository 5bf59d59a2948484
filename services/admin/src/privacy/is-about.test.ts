import { isAbout } from './is-about.ts'

const olena = { name: 'Олена', surname: 'Шевченко-Ліс', phone: '+380671234567', email: 'olena@example.com' }

test.each([
  'для Шевченко-Ліс, терміново',
  'ШЕВЧЕНКО-ЛІС Олена',
  '067 123-45-67',
  'tel +38 (067) 1234567',
  'пише з Olena@Example.com',
])('the text "%s" is about its person', text => {
  expect(isAbout(olena)(text)).toBe(true)
})

test.each(['Олена', 'Лісовий колір', 'Шевченко', '067 123', 'galena@example.com.ua сказала', ''])(
  'the text "%s" is about nobody',
  text => {
    expect(isAbout({ ...olena, email: 'olena@example.org' })(text)).toBe(false)
  },
)

test('of a person of whom nothing is known no text is', () => {
  const unknown = isAbout({ name: '', surname: '.', phone: '', email: '' })
  expect(['', ' ', '—', 'Сукня 123456789'].filter(unknown)).toEqual([])
})
