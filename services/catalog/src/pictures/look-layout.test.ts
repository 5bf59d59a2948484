import { findGarmentSpan } from './garment-span.ts'
import { LOOK_RATIO, layOutLook } from './look-layout.ts'

const narrow = { from: 0.35, to: 0.65 }
const broad = { from: 0.15, to: 0.85 }

/** Where a garment ends up in the whole picture. */
function garmentsOf(spans: readonly { from: number; to: number }[], width = 1200) {
  const layout = layOutLook(spans, width)
  const garments = layout.cells.map(({ from, at }, index) => ({
    from: at + (spans[index]?.from ?? 0) * width - from,
    to: at + (spans[index]?.to ?? 0) * width - from,
  }))
  return { layout, garments }
}

test.each([
  ['two narrow garments', [narrow, narrow]],
  ['two broad garments', [broad, broad]],
  ['three garments', [broad, narrow, broad]],
  ['four garments', [broad, narrow, narrow, broad]],
])('%s stand clear of each other and of where pictures run into each other', (_what, spans) => {
  const { layout, garments } = garmentsOf(spans)
  layout.cells.slice(1).forEach(({ at, fades }, index) => {
    expect(garments[index]?.to).toBeLessThanOrEqual(at)
    expect(garments[index + 1]?.from).toBeGreaterThanOrEqual(at + fades)
  })
})

test.each([
  ['two', [narrow, narrow]],
  ['three', [broad, narrow, narrow]],
  ['four', [narrow, narrow, narrow, narrow]],
])('%s garments that leave room come to the shape of a look', (_what, spans) => {
  const { width, mirrored } = layOutLook(spans, 1200)
  expect((width + mirrored.left + mirrored.right) / 1600).toBeCloseTo(LOOK_RATIO, 2)
})

test('nothing is taken from beyond a picture, however much room there is', () => {
  for (const { from, width } of layOutLook([broad, broad], 1200).cells) {
    expect(from).toBeGreaterThanOrEqual(0)
    expect(from + width).toBeLessThanOrEqual(1200)
  }
})

test('a garment is found before a wall that darkens to one side, whatever lies on the floor', () => {
  const [width, height] = [100, 100]
  const data = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const isGarment = x >= 30 && x < 60 && y >= 20 && y < 80
      const isShadow = y >= 90 && x >= 50
      data.fill(isGarment || isShadow ? 90 : 240 - x * 0.4, (y * width + x) * 3, (y * width + x + 1) * 3)
    }

  expect(findGarmentSpan({ data, width, height })).toEqual({ from: 0.3, to: 0.6 })
})

test('where the ground is no plain one, the middle of the picture is taken for the garment', () => {
  const [width, height] = [100, 100]
  const data = Uint8Array.from({ length: width * height * 3 }, (_, index) => (Math.floor(index / 9) % 2 ? 20 : 230))

  expect(findGarmentSpan({ data, width, height })).toEqual({ from: 0.15, to: 0.85 })
})
