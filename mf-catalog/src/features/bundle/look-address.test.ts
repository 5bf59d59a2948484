import { aProduct, aSize } from '../../../test/goods.ts'
import { garmentsOfLook, NOTHING_CHOSEN, withHeight, withLeftOutToggled, withSize } from './look.ts'
import { readLookAddress, writeLookAddress } from './look-address.ts'

const coat = aProduct({ article: 'CO-1-CAM-R', model: 'coat' })
const tallCoat = aProduct({ article: 'CO-1-CAM-L', model: 'coat', height: '170-177' })
const dress = aProduct({ article: 'DR-1-BUR-R' })
const look = garmentsOfLook([coat, dress], [tallCoat])
const nothing = new URLSearchParams()

test('what is chosen of a look is read from its address as it was written', () => {
  const tall = withSize(withHeight(NOTHING_CHOSEN, 'CO-1-CAM-R', '170-177'), 'CO-1-CAM-R', '38 (M)')
  const chosen = withLeftOutToggled(tall, 'DR-1-BUR-R')
  const address = writeLookAddress(nothing, chosen, look)

  expect(decodeURIComponent(String(address))).toBe('chosen=CO-1-CAM-L:38+(M)&without=DR-1-BUR-R')
  expect(readLookAddress(address, look)).toEqual(chosen)
})

test('a size is the choice of its own height, also when no height was chosen', () => {
  const address = writeLookAddress(nothing, withSize(NOTHING_CHOSEN, 'DR-1-BUR-R', '36 (S)'), look)

  expect(readLookAddress(address, look)).toMatchObject({ sizes: { 'DR-1-BUR-R': '36 (S)' } })
})

test('a size of the height that is shown in place of an empty one stays with that height', () => {
  const soldOut = { ...coat, sizes: [aSize('38 (M)', 0)] }
  const garments = garmentsOfLook([soldOut], [tallCoat])
  const address = writeLookAddress(nothing, withSize(NOTHING_CHOSEN, 'CO-1-CAM-R', '38 (M)'), garments)

  expect(address.get('chosen')).toBe('CO-1-CAM-L:38 (M)')
})

test('the rest of the address stays, and nothing chosen says nothing', () => {
  const address = new URLSearchParams('lang=en&chosen=CO-1-CAM-R&without=DR-1-BUR-R')

  expect(String(writeLookAddress(address, NOTHING_CHOSEN, look))).toBe('lang=en')
})

test.each([
  'chosen=XX-1:36 (S)',
  'chosen=CO-1-CAM-R:90 (XXL)',
  'chosen=,:,',
  'without=XX-1',
  'without=CO-1-CAM-R,DR-1-BUR-R',
])('of %s only what the look has is taken', words => {
  const { sizes, leftOut } = readLookAddress(new URLSearchParams(words), look)

  expect({ sizes, leftOut }).toEqual({ sizes: {}, leftOut: [] })
})
