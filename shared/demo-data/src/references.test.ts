import { existsSync } from 'node:fs'
import { articles } from './articles/articles.ts'
import { garmentName } from './articles/build-article.ts'
import { lateGarments } from './articles/publishing.ts'
import { hiddenArticles, preorders, sales } from './articles/selling.ts'
import { articlesWithSetStock } from './articles/stock.ts'
import { bundles } from './bundles.ts'
import { home } from './home.ts'
import { models } from './models.ts'
import { picturePath } from './pictures.ts'
import { categories } from './references/categories.ts'
import { collections } from './references/collections.ts'
import { colors } from './references/colors.ts'
import { heights } from './references/heights.ts'
import { sizes } from './references/sizes.ts'

const shown = new Set(articles.filter(({ is_shown }) => is_shown).map(({ article }) => article))
const all = new Set(articles.map(({ article }) => article))
const named = (list: { name: string }[]) => new Set(list.map(({ name }) => name))

test('what an article names is in the dictionaries', () => {
  const [colorNames, collectionNames, heightNames] = [named(colors), named(collections), named(heights)]

  expect(articles.filter(({ color }) => !colorNames.has(color))).toEqual([])
  expect(articles.filter(({ collection }) => !collectionNames.has(collection))).toEqual([])
  expect(articles.filter(({ height }) => !heightNames.has(height))).toEqual([])
  for (const article of articles) expect(article.sizes.map(({ name }) => name)).toEqual(sizes.map(({ name }) => name))
})

test('articles lie in leaf categories that are neither archived nor computed', () => {
  const parents = new Set(categories.map(({ parent_category }) => parent_category))
  const leaves = named(
    categories.filter(({ name, special, is_archived }) => !parents.has(name) && !special && !is_archived),
  )

  expect(articles.filter(({ category }) => !leaves.has(category))).toEqual([])
  expect([...leaves].filter(leaf => !articles.some(({ category }) => category === leaf))).toEqual([])
})

test('categories form a tree, parents first, with one archived', () => {
  categories.forEach(({ parent_category }, index) => {
    const earlier = named(categories.slice(0, index))
    expect(parent_category === null || earlier.has(parent_category)).toBe(true)
  })
  expect(categories.filter(({ is_archived }) => is_archived)).toHaveLength(1)
})

test('every color has a use, a code of its own and a title of its own', () => {
  expect(colors.filter(({ name }) => !articles.some(({ color }) => color === name))).toEqual([])
  expect(new Set(colors.map(({ code }) => code)).size).toBe(colors.length)
  expect(new Set(colors.map(({ title }) => title.uk)).size).toBe(colors.length)
})

test('recommendations lead to four or more other articles that the shop shows', () => {
  for (const { article, recommendations } of articles) {
    expect(recommendations.length).toBeGreaterThanOrEqual(4)
    expect(new Set(recommendations).size).toBe(recommendations.length)
    expect(recommendations.filter(other => other === article || !shown.has(other))).toEqual([])
  }
})

test('sales, shelves, pre-orders and hidden articles are about what exists', () => {
  const garments = new Set(models.flatMap(model => model.garments.map(garment => garmentName(model, garment))))
  const goesWith = models.flatMap(({ goes_with }) => goes_with)

  expect([...Object.keys(sales), ...lateGarments, ...goesWith].filter(name => !garments.has(name))).toEqual([])
  expect(
    [...articlesWithSetStock, ...Object.keys(preorders), ...hiddenArticles].filter(name => !all.has(name)),
  ).toEqual([])
})

test('four bundles are made of two to six shown articles', () => {
  expect(bundles).toHaveLength(4)
  for (const { products, pictures, bundle_discount_percent: percent } of bundles) {
    expect(products.length).toBeGreaterThanOrEqual(2)
    expect(products.length).toBeLessThanOrEqual(6)
    expect(products.filter(product => !shown.has(product))).toEqual([])
    expect(pictures.map(({ shot }) => shot)).toEqual(['other', ...products.map(() => 'front')])
    expect(percent >= 0 && percent <= 50).toBe(true)
  }
})

test('the text of a bundle names every piece that is shown, and leaves its discount to the price', () => {
  for (const { title, description, products } of bundles)
    for (const locale of ['uk', 'en'] as const) {
      const text = `${title[locale]} ${description[locale]}`.toLowerCase()
      const titles = products.map(product => articles.find(({ article }) => article === product)?.title)
      // Ukrainian titles begin with the garment, whose ending changes in a sentence; English ones end with it.
      const kinds = titles.map(pieceTitle =>
        locale === 'uk'
          ? pieceTitle?.uk.slice(0, 4).trim().toLowerCase()
          : pieceTitle?.en.split(' ').at(-1)?.toLowerCase(),
      )
      expect(kinds.filter(kind => !kind || !text.includes(kind))).toEqual([])
      expect(text).not.toMatch(/знижк|discount|%/)
    }
})

test('the new arrivals of the home page are new, each garment once', () => {
  const block = home.blocks.find(({ link }) => link === '/store?categories=new')
  const arrivals = block?.articles.map(name => articles.find(({ article }) => article === name)) ?? []

  expect(arrivals.length).toBeGreaterThan(5)
  expect(arrivals.filter(article => (article?.published_days_ago ?? 99) > 30)).toEqual([])
  expect(new Set(arrivals.map(article => article && garmentName(article, article))).size).toBe(arrivals.length)
})

test('the home page shows pictures and articles that exist', () => {
  const blockImages = home.blocks.flatMap(({ image }) => image ?? [])
  const files = [...home.slider.flatMap(({ image, image_mobile }) => [image, image_mobile]), ...blockImages]

  expect(home.slider).toHaveLength(3)
  expect(files.filter(file => !existsSync(picturePath(file)))).toEqual([])
  expect(home.blocks.flatMap(block => block.articles).filter(article => !shown.has(article))).toEqual([])
})
