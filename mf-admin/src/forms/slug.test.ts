import { addressOf, resolveSlug, slugOf } from './slug.ts'

test.each([
  ['Wrap dresses', 'wrap-dresses'],
  ['  Blouses & shirts — new!', 'blouses-shirts-new'],
  ['Café', 'cafe'],
  ['Сукні', 'sukni'],
  ['Об’ємні пальта', 'obiemni-palta'],
  ['!!!', ''],
])('the name of %j in addresses is %j', (title, name) => {
  expect(slugOf(title)).toBe(name)
})

test('an address follows the English title, and the Ukrainian one where there is no English', () => {
  expect(addressOf({ uk: 'Капелюхи', en: 'Hats' }, [])).toBe('hats')
  expect(addressOf({ uk: 'Капелюхи', en: ' ' }, [])).toBe('kapeliukhy')
})

test('an address that is taken gets the next number, and stays as short as addresses are', () => {
  expect(addressOf({ uk: '', en: 'Hats' }, ['hats', 'hats-2'])).toBe('hats-3')
  const long = 'a'.repeat(50)
  expect(addressOf({ uk: '', en: long }, [long])).toBe(`${'a'.repeat(48)}-2`)
})

test('what staff type as an address is sent as it is, wrong or not', () => {
  expect(resolveSlug(' sun hats ', { uk: 'Капелюхи', en: 'Hats' }, [])).toBe('sun hats')
  expect(resolveSlug('', { uk: 'Капелюхи', en: 'Hats' }, ['hats'])).toBe('hats-2')
})

test('a thing without a title is not refused for its address too', () => {
  expect(resolveSlug('', { uk: '', en: ' ' }, [])).toBe('untitled')
  expect(resolveSlug('', { uk: '!!!', en: '' }, [])).toBe('')
})
