import { createVariantIndex } from './variants.ts'

const model = 'linen-dress'

test('an article is compared with those of its colour and height only, however many its model has', () => {
  const index = createVariantIndex()
  for (let place = 0; place < 5000; place += 1) {
    index.add({
      model,
      article: `A-${place}`,
      color: `color-${place % 100}`,
      height: `height-${Math.floor(place / 100)}`,
    })
  }

  expect(index.like({ model, color: 'color-7', height: 'height-0' }).map(({ article }) => article)).toEqual(['A-7'])
  expect(index.like({ model, color: 'color-7', height: null })).toEqual([])
  expect(index.like({ model: 'another', color: 'color-7', height: 'height-0' })).toEqual([])
})

test('two articles of a model may be said to have the same colour and height; both are found', () => {
  const index = createVariantIndex([
    { model, article: 'A-1', color: 'black', height: null },
    { model, article: 'A-2', color: 'black', height: null },
  ])

  expect(index.like({ model, color: 'black', height: null })).toHaveLength(2)
  expect(index.has(model, 'A-2')).toBe(true)
  expect(index.has('another', 'A-2')).toBe(false)
})
