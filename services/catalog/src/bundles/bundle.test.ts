import { isComplete, percentIn } from './bundle.ts'

const coat = { model: 'coat', color: 'camel' }
const dress = { model: 'dress', color: 'burgundy' }

test('a look is complete in whatever heights its garments are chosen', () => {
  expect(isComplete([coat, dress], [dress, coat])).toBe(true)
})

test('a look with a piece left out, or in another colour, is not complete', () => {
  expect(isComplete([coat, dress], [coat])).toBe(false)
  expect(isComplete([coat, dress], [coat, { ...dress, color: 'black' }])).toBe(false)
})

test('a look reduces its own garments and nothing that is only tagged with it', () => {
  const look = { garments: [coat, dress], percent: 10 }
  expect(percentIn(look, coat)).toBe(10)
  expect(percentIn(look, { model: 'bag', color: 'camel' })).toBeNull()
  expect(percentIn(undefined, coat)).toBeNull()
})
