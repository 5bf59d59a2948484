import { addTexts, hasText, textOf } from '../src/texts/texts.ts'

addTexts('uk', 'shop', {
  found_one: 'Знайдено {{count}} товар',
  found_few: 'Знайдено {{count}} товари',
  found_many: 'Знайдено {{count}} товарів',
  found_other: 'Знайдено {{count}} товару',
  hello: 'Вітаємо, {{name}}',
  size: 'Розмір',
  size_few: 'Розміри',
})
addTexts('en', 'shop', { 'only.here': 'Only in English', hello: 'Welcome, {{name}}' })
addTexts('uk', 'errors', { out_of_stock: 'Немає в наявності' })

test.each([
  [1, 'Знайдено 1 товар'],
  [3, 'Знайдено 3 товари'],
  [11, 'Знайдено 11 товарів'],
  [21, 'Знайдено 21 товар'],
  [1.5, 'Знайдено 1.5 товару'],
])('counts %s goods as Ukrainians do', (count, text) => {
  expect(textOf('uk', 'shop', 'found', { count })).toBe(text)
})

test('fills names in', () => {
  expect(textOf('en', 'shop', 'hello', { name: 'Олена' })).toBe('Welcome, Олена')
})

test('speaks English where a text is missing, and shows the key where English is missing too', () => {
  expect(textOf('uk', 'shop', 'only.here')).toBe('Only in English')
  expect(textOf('uk', 'shop', 'nowhere')).toBe('nowhere')
})

test('finds a text of another namespace', () => {
  expect(textOf('uk', 'shop', 'errors:out_of_stock')).toBe('Немає в наявності')
})

test('what people typed is shown as they typed it', () => {
  for (const name of ["O'Neill & <b>sons</b>", '$t(only.here)', '{{count}}', '$&'])
    expect(textOf('en', 'shop', 'hello', { name, count: 3 })).toBe(`Welcome, ${name}`)
})

test('a value is never an option, whatever its name', () => {
  const values = { name: 'Ann', lng: 'uk', ns: 'errors', context: 'male', defaultValue: 'x', returnObjects: true }

  expect(textOf('en', 'shop', 'hello', values)).toBe('Welcome, Ann')
  expect(textOf('uk', 'shop', 'found', { count: '3' })).toBe('found')
})

test('a name that nobody gave stays to be seen', () => {
  expect(textOf('en', 'shop', 'hello')).toBe('Welcome, {{name}}')
})

test.each(['who.staff:ann', 'errors:nowhere', 'errors:a:b', 'toString', ''])(
  'a code of a service that has no text is shown as it is: %j',
  key => expect(textOf('uk', 'shop', key)).toBe(key),
)

test('a number chooses its form of a text that also stands without one', () => {
  expect(textOf('uk', 'shop', 'size')).toBe('Розмір')
  expect(textOf('uk', 'shop', 'size', { count: 3 })).toBe('Розміри')
})

test.each([
  ['a text', 'size', {}, true],
  ['a form for a number', 'found', { count: 3 }, true],
  ['a text of another namespace', 'errors:out_of_stock', {}, true],
  ['a text that is in English only', 'only.here', {}, false],
])('%s is known to be here or missing', (_, key, values, isHere) => {
  expect(hasText('uk', 'shop', key, values)).toBe(isHere)
})
