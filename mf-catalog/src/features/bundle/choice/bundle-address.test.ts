import { aProduct, aSize } from '../../../../test/goods.ts'
import { readBundleAddress, writeBundleAddress } from './bundle-address.ts'
import { garmentsOfBundle, NOTHING_CHOSEN, withHeight, withLeftOutToggled, withSize } from './bundle-items.ts'

const coat = aProduct({ article: 'CO-1-CAM-R', model: 'coat' })
const tallCoat = aProduct({ article: 'CO-1-CAM-L', model: 'coat', height: '170-177' })
const dress = aProduct({ article: 'DR-1-BUR-R' })
const bundle = garmentsOfBundle([coat, dress], [tallCoat])
const nothing = new URLSearchParams()

test('what is chosen of a bundle is read from its address as it was written', () => {
  const tall = withSize(withHeight(NOTHING_CHOSEN, 'CO-1-CAM-R', '170-177'), 'CO-1-CAM-R', '38 (M)')
  const chosen = withLeftOutToggled(tall, 'DR-1-BUR-R')
  const address = writeBundleAddress(nothing, chosen, bundle)

  expect(decodeURIComponent(String(address))).toBe('chosen=CO-1-CAM-L:38+(M)&without=DR-1-BUR-R')
  expect(readBundleAddress(address, bundle)).toEqual(chosen)
})

test('a size is the choice of its own height, also when no height was chosen', () => {
  const address = writeBundleAddress(nothing, withSize(NOTHING_CHOSEN, 'DR-1-BUR-R', '36 (S)'), bundle)

  expect(readBundleAddress(address, bundle)).toMatchObject({ sizes: { 'DR-1-BUR-R': '36 (S)' } })
})

test('a size of the height that is shown in place of an empty one stays with that height', () => {
  const soldOut = { ...coat, sizes: [aSize('38 (M)', 0)] }
  const garments = garmentsOfBundle([soldOut], [tallCoat])
  const address = writeBundleAddress(nothing, withSize(NOTHING_CHOSEN, 'CO-1-CAM-R', '38 (M)'), garments)

  expect(address.get('chosen')).toBe('CO-1-CAM-L:38 (M)')
})

test('the rest of the address stays, and nothing chosen says nothing', () => {
  const address = new URLSearchParams('lang=en&chosen=CO-1-CAM-R&without=DR-1-BUR-R')

  expect(String(writeBundleAddress(address, NOTHING_CHOSEN, bundle))).toBe('lang=en')
})

test.each([
  'chosen=XX-1:36 (S)',
  'chosen=CO-1-CAM-R:90 (XXL)',
  'chosen=,:,',
  'without=XX-1',
  'without=CO-1-CAM-R,DR-1-BUR-R',
])('of the address %s only what the bundle has is taken', query => {
  const { sizes, leftOut } = readBundleAddress(new URLSearchParams(query), bundle)

  expect({ sizes, leftOut }).toEqual({ sizes: {}, leftOut: [] })
})
