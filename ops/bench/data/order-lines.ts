import type { Order } from '@shop/cart-checkout/order/order'
import type { OrderLine } from '@shop/cart-checkout/order/order-line'
import type { StoredArticle } from '@shop/catalog/articles/article'
import type { Db } from 'mongodb'
import { oneOf } from '../../../shared/testing/src/seeded.ts'

/** As much of an article as a line of an order keeps. */
export type Goods = Pick<StoredArticle, 'article' | 'model' | 'title' | 'height' | 'category' | 'collection' | 'sizes'>

const FIVE_PERCENT = 5
const HRYVNIA = 100

export async function goodsOf(catalog: Db): Promise<Goods[]> {
  const fields = { _id: 0, article: 1, model: 1, title: 1, height: 1, category: 1, collection: 1, sizes: 1 } as const
  const articles = catalog.collection<StoredArticle>('articles')
  return articles
    .find<Goods>({ article: { $gt: '' } }, { projection: fields })
    .sort({ article: 1 })
    .toArray()
}

/** One to three lines, some goods far more often than others, and what they come to with the discount of five percent on two. */
export function linesFrom(goods: readonly Goods[], random: () => number, like: Order): Pick<Order, 'lines' | 'sums'> {
  const count = oneOf(random, [1, 1, 1, 2, 2, 3])
  const chosen = Array.from({ length: count }, () => goods[Math.floor(goods.length * random() ** 2)])
  const percent = count > 1 ? FIVE_PERCENT : 0
  const lines = [...new Set(chosen)].flatMap(one =>
    one && like.lines[0] ? lineOf(one, random, percent, like.lines[0]) : [],
  )
  const subtotal = lines.reduce((sum, { sum: of }) => sum + of, 0)
  const discount = lines.reduce((sum, { discount_share }) => sum + discount_share, 0)
  const { delivery } = like.sums
  const uah = { subtotal, goods: subtotal - discount }
  const discount_kind = percent > 0 ? ('auto' as const) : ('none' as const)
  const sums = { subtotal, discount, discount_percent: percent, discount_kind, total: uah.goods + delivery, uah }
  return { lines, sums: { ...like.sums, ...sums } }
}

function lineOf(goods: Goods, random: () => number, percent: number, like: OrderLine): OrderLine {
  const { article, title, height, category, collection } = goods
  const size = oneOf(random, goods.sizes)
  const count = random() < 0.1 ? 2 : 1
  const unit = size.price.uah
  const discount_share = Math.floor((unit * count * percent) / 100 / HRYVNIA) * HRYVNIA
  const price = priceOf(size.price)
  const sums = { list: unit, unit, sum: unit * count, discount_share, uah: { unit, discount_share } }
  const { weight_kg } = size
  const facts = { article, size: size.name, count, title, height, category, collection, weight_kg }
  return { ...like, ...facts, picture: null, list_price: price, current_price: price, ...sums }
}

/** Orders of the bench are in hryvnias: where a size has no price in euros, none is missed. */
function priceOf({ uah, eur }: Goods['sizes'][number]['price']): OrderLine['list_price'] {
  return { uah, eur: eur ?? 0 }
}
