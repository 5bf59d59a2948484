import { slugOf } from './slug.ts'

test.each([
  ['Wrap dresses', 'wrap-dresses'],
  ['  Blouses & shirts — new!', 'blouses-shirts-new'],
  ['Café', 'cafe'],
  ['Сукні', ''],
])('the name of %j in addresses is %j', (title, name) => {
  expect(slugOf(title)).toBe(name)
})
