import { isComplete } from './bundle.ts'

const coat = { model: 'coat', color: 'camel' }
const dress = { model: 'dress', color: 'burgundy' }

test('a look is complete in whatever heights its garments are chosen', () => {
  expect(isComplete([coat, dress], [dress, coat])).toBe(true)
})

test('a look with a piece left out, or in another colour, is not complete', () => {
  expect(isComplete([coat, dress], [coat])).toBe(false)
  expect(isComplete([coat, dress], [coat, { ...dress, color: 'black' }])).toBe(false)
})
