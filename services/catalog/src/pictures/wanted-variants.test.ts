import type { Home } from '@shop/contracts/catalog/home'
import type { ProductCard } from '@shop/contracts/catalog/products'
import { readVariant } from './variant.ts'
import { wantedVariants } from './wanted-variants.ts'

const slider = [{ image: 'hero-wide-1', image_mobile: 'hero-phone-1' }] as Home['slider']
const card = (name: string) => ({ previewImages: [{ name }, { name: `${name}-back` }] }) as ProductCard
const wanted = wantedVariants({ slider }, [card('dress-front'), card('dress-front'), card('coat-front')])
const names = wanted.map(({ name }) => name)

test('heroes come first, a garment in two heights is drawn once, backs can wait', () => {
  expect(names[0]).toBe('hero-phone-1')
  expect(names.lastIndexOf('hero-wide-1')).toBeLessThan(names.indexOf('dress-front'))
  expect(names.filter(name => name === 'dress-front')).toHaveLength(3)
  expect(names).not.toContain('dress-front-back')
})

test('nothing is wanted that no address leads to', () => {
  const unknown = wanted.filter(({ name, width, format }) => readVariant(name, `${width}.${format}`) === null)

  expect(unknown).toEqual([])
})
