import { existsSync } from 'node:fs'
import { MOST_OF_ALT } from '@shop/contracts/staff/goods/staff-pictures'
import { models } from '../models.ts'
import { picturePath } from '../pictures.ts'
import { articles } from './articles.ts'
import { garmentName } from './build-article.ts'

const garments = models.flatMap(model => model.garments.map(garment => garmentName(model, garment)))

test('there are at least 110 articles, each with an article code of its own', () => {
  const codes = articles.map(({ article }) => article)

  expect(codes.length).toBeGreaterThanOrEqual(110)
  expect(new Set(codes).size).toBe(codes.length)
  expect(codes.filter(code => !/^[A-Z0-9-]{3,32}$/.test(code))).toEqual([])
})

test('all 69 garments of the pictures are for sale in at least one height', () => {
  const shown = new Set(articles.filter(({ is_shown }) => is_shown).map(article => garmentName(article, article)))

  expect(garments).toHaveLength(69)
  expect(garments.filter(garment => !shown.has(garment))).toEqual([])
})

test('most garments come in both heights', () => {
  const inBoth = garments.filter(
    name => articles.filter(article => garmentName(article, article) === name).length === 2,
  )

  expect(inBoth.length).toBeGreaterThan(garments.length / 2)
})

test('every article has a front, a back and a detail, and the files are there', () => {
  for (const { pictures } of articles) {
    expect(pictures.map(({ shot }) => shot)).toEqual(['front', 'back', 'detail'])
    expect(pictures.filter(({ file }) => !existsSync(picturePath(file)))).toEqual([])
  }
})

test('a title names the model and not its colour, and no two models share one', () => {
  const titles = models.flatMap(({ title }) => [title.uk, title.en])

  expect(new Set(titles).size).toBe(titles.length)
  for (const { model, title } of articles) expect(title).toBe(models.find(one => one.model === model)?.title)
})

test('the pictures of no two garments are described alike', () => {
  const alts = models.flatMap(({ garments: of }) => of.flatMap(({ pictured }) => [pictured.uk, pictured.en]))

  expect(new Set(alts).size).toBe(alts.length)
})

test('what a picture shows is short enough to be saved by staff', () => {
  const alts = articles.flatMap(({ pictures }) => pictures.flatMap(({ alt }) => [alt.uk, alt.en]))

  expect(alts.filter(alt => alt.length > MOST_OF_ALT)).toEqual([])
})

test('the measurements of an article cover its sizes and the garment is wider than the body', () => {
  for (const { sizes, measurements } of articles) {
    expect(measurements.map(({ size }) => size)).toEqual(sizes.map(({ name }) => name))
    expect(measurements.filter(({ chest, hips, volumetric }) => volumetric <= Math.min(chest, hips))).toEqual([])
  }
})
