import { type Article, type ArticleSize, type Shelf, shelfOf } from '../src/articles/article.ts'

const text = { uk: 'Сукня', en: 'Dress' }

/** A plain dress in two sizes; say only what matters. */
export function anArticle(about: Partial<Article> = {}): Article {
  return {
    article: 'DR-1-BLK-R',
    model: 'dress',
    category: 'dresses',
    collection: 'spring',
    color: 'black',
    height: '160-167',
    title: text,
    description: text,
    composition: text,
    care: text,
    pictures: [{ name: 'dress-black-front', shot: 'front', alt: text }],
    sizes: [aSize(), aSize({ name: '38 (M)' })],
    measurements: [],
    model_params: null,
    published_on: '2026-01-01',
    start_sale_date: null,
    preorder_on: null,
    recommendations: [],
    is_shown: true,
    ...about,
  }
}

export function aSize(about: Partial<ArticleSize> = {}): ArticleSize {
  return { name: '36 (S)', price: { uah: 400_000, eur: null }, price_without_discount: null, weight_kg: 0.4, ...about }
}

/** 5,000 hryvnias reduced to 4,000. */
export function aReducedSize(about: Partial<ArticleSize> = {}): ArticleSize {
  return aSize({ price_without_discount: { uah: 500_000, eur: null }, ...about })
}

export function shelf(available: Record<string, number>, promisable: Record<string, number> = {}): Shelf {
  return shelfOf(Object.entries(available), new Map(Object.entries(promisable)))
}
