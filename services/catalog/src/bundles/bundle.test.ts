import { isComplete, percentIn } from './bundle.ts'

const coat = { model: 'coat', color: 'camel' }
const dress = { model: 'dress', color: 'burgundy' }

test('a bundle is complete in whatever heights its garments are chosen', () => {
  expect(isComplete([coat, dress], [dress, coat])).toBe(true)
})

test('a bundle with an item left out, or in another colour, is not complete', () => {
  expect(isComplete([coat, dress], [coat])).toBe(false)
  expect(isComplete([coat, dress], [coat, { ...dress, color: 'black' }])).toBe(false)
})

test('a bundle reduces its own garments and nothing that is only tagged with it', () => {
  const bundle = { garments: [coat, dress], percent: 10 }
  expect(percentIn(bundle, coat)).toBe(10)
  expect(percentIn(bundle, { model: 'bag', color: 'camel' })).toBeNull()
  expect(percentIn(undefined, coat)).toBeNull()
})
