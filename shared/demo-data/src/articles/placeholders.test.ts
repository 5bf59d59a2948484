import { readdirSync } from 'node:fs'
import { picturesFolder } from '../pictures.ts'
import { articles } from './articles.ts'
import made from './placeholders.json' with { type: 'json' }
import { placeholderOf } from './placeholders.ts'

test('every picture has its tiny stand-in, and no stand-in has lost its picture', () => {
  expect(Object.keys(made)).toEqual(readdirSync(picturesFolder).sort())
})

test('a stand-in is a webp picture of some two hundred characters', () => {
  const odd = Object.values(made).filter(text => !text.startsWith('data:image/webp;base64,UklGR') || text.length > 250)

  expect(odd).toEqual([])
})

test('pictures of articles carry their stand-ins', () => {
  for (const { pictures } of articles)
    for (const { file, placeholder } of pictures) expect(placeholder).toBe(placeholderOf(file))
})
