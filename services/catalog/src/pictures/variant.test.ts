import { readVariant } from './variant.ts'

test.each([
  ['wrap-dress-black-front', '24.webp'],
  ['wrap-dress-black-front', '640.webp'],
  ['wrap-dress-black-front', '1600.jpeg'],
  ['hero-wide-1', '1920.webp'],
])('serves %s/%s', (name, file) => {
  expect(readVariant(name, file)).not.toBeNull()
})

test.each([
  ['wrap-dress-black-front', '641.webp'],
  ['wrap-dress-black-front', '24.jpeg'],
  ['wrap-dress-black-front', '1920.webp'],
  ['wrap-dress-black-front', '640.png'],
  ['wrap-dress-black-front', '0640.webp'],
  ['Wrap', '640.webp'],
  ['..', '640.webp'],
  ['a/../b', '640.webp'],
  ['', '640.webp'],
])('does not know %s/%s', (name, file) => {
  expect(readVariant(name, file)).toBeNull()
})
