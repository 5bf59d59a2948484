import { internalShopsEndpoint } from '@shop/contracts/catalog/shops'
import {
  alternativesEndpoint,
  arrivedStockEndpoint,
  commitStockEndpoint,
  extendReservationEndpoint,
  priceSamplesEndpoint,
  releaseStockEndpoint,
  reserveStockEndpoint,
  resizeReservationEndpoint,
  restockEndpoint,
  type Sellable,
  sellablesEndpoint,
} from '@shop/contracts/catalog/stock'
import type { MinorPrice } from '@shop/contracts/money'
import {
  type CodedSize,
  salesScopeEndpoint,
  sizeCodesEndpoint,
  soldGoodsNowEndpoint,
} from '@shop/contracts/staff/goods/sold-goods'
import { demonstrationDetails, internalShopDetailsEndpoint } from '@shop/contracts/texts/shop-details'
import { createInternalCalls, handleInternal } from '@shop/service-kit/between-services/internal'

type Shelf = {
  list: MinorPrice
  price: MinorPrice
  available: number
  preorder: Sellable['preorder']
  holds: Record<string, number>
  sold: number
}

export const dress = 'DR-1042-BUR-L'
export const skirt = 'SK-2001-BLK-R'
export const size = '36 (S)'

/** A catalogue of a few shelves, with the promises of the real one: all or nothing, and a repeat changes nothing. */
export function stubCatalog() {
  /** What every article weighs. */
  const weights: { default: number | null } = { default: 0.45 }
  const shelves: Record<string, Shelf> = {
    [dress]: shelf(499000, 5),
    [skirt]: { ...shelf(300000, 3), price: { uah: 210000, eur: 4700 }, list: { uah: 300000, eur: 6700 } },
  }
  /** What sizes are scanned by. */
  const sizeCodes: CodedSize[] = []
  const asked: string[] = []
  const calls = createInternalCalls()

  const sender = { name: '', email: '' }
  handleInternal(calls, internalShopDetailsEndpoint, () => ({ details: demonstrationDetails, sender }))
  const sellableOf = ({ article, size }: { article: string; size: string }): Sellable[] => {
    const found = shelves[article]
    if (!found) return []
    const { list, price, available, preorder } = found
    const texts = {
      title: { uk: 'Сукня «Анна»', en: 'Anna dress' },
      color: { uk: 'Бордовий', en: 'Burgundy' },
      height: article === dress ? '170-177' : null,
      picture: null,
      category: 'dresses',
      categories: ['dresses', 'clothes'],
      collection: 'autumn',
      weight_kg: weights.default,
    }
    return [{ article, size, ...texts, list, price, available, preorder, bundle_percent: null }]
  }
  handleInternal(calls, sellablesEndpoint, ({ lines }) => ({ sellables: lines.flatMap(sellableOf) }))
  handleInternal(calls, alternativesEndpoint, ({ articles }) => ({
    alternatives: articles.map(of => {
      const ofModel = Object.keys(shelves).filter(article => modelOf(article) === modelOf(of))
      return { of, sellables: ofModel.flatMap(article => sellableOf({ article, size })) }
    }),
  }))
  handleInternal(calls, priceSamplesEndpoint, () => ({
    samples: Object.entries(shelves).map(([article, { price }]) => {
      return { article, size, uah: price.uah, has_eur: price.eur !== null }
    }),
  }))
  handleInternal(calls, reserveStockEndpoint, ({ order, pieces }) => {
    asked.push(`hold ${order}`)
    const short = pieces.flatMap(({ article, size, count: requested }) => {
      const { holds = {}, available = 0 } = shelves[article] ?? {}
      return holds[order] || available >= requested ? [] : [{ article, size, requested, available }]
    })
    if (short.length > 0) return { held: false, short }
    for (const { article, count } of pieces) {
      const found = shelves[article]
      if (!found || found.holds[order]) continue
      found.available -= count
      found.holds[order] = count
    }
    return { held: true, short: [] }
  })
  handleInternal(calls, resizeReservationEndpoint, ({ order, pieces }) => {
    asked.push(`resize ${order}`)
    const moreOf = ({ article, count }: { article: string; count: number }) =>
      count - (shelves[article]?.holds[order] ?? 0)
    const short = pieces.flatMap(piece => {
      const { article, size } = piece
      const available = shelves[article]?.available ?? 0
      return moreOf(piece) > available ? [{ article, size, requested: moreOf(piece), available }] : []
    })
    if (short.length > 0) return { held: false, short }
    for (const piece of pieces) {
      const found = shelves[piece.article]
      if (!found) continue
      found.available -= moreOf(piece)
      if (piece.count > 0) found.holds[order] = piece.count
      else delete found.holds[order]
    }
    return { held: true, short: [] }
  })
  const settle = (name: string, to: 'available' | 'sold') => {
    return ({ order, pieces }: { order: string; pieces: { article: string }[] }) => {
      asked.push(`${name} ${order}`)
      for (const { article } of pieces) {
        const found = shelves[article]
        const held = found?.holds[order]
        if (!found || !held) continue
        delete found.holds[order]
        found[to] += held
      }
      return {}
    }
  }
  handleInternal(calls, releaseStockEndpoint, settle('release', 'available'))
  handleInternal(calls, commitStockEndpoint, settle('sell', 'sold'))
  handleInternal(calls, extendReservationEndpoint, ({ order }) => {
    asked.push(`extend ${order}`)
    return {}
  })
  handleInternal(calls, restockEndpoint, ({ key, pieces }) => {
    if (asked.includes(`put back ${key}`)) return {}
    asked.push(`put back ${key}`)
    for (const { article, count } of pieces) {
      const found = shelves[article]
      if (!found) continue
      found.sold -= count
      found.available += count
    }
    return {}
  })
  handleInternal(calls, salesScopeEndpoint, ({ model, category }) => ({
    articles: model ? Object.keys(shelves).filter(article => article.startsWith(model)) : [],
    categories: category === 'clothes' ? ['clothes', 'dresses'] : category ? [category] : [],
  }))
  // Four wait for each size, whatever lies on its shelf.
  handleInternal(calls, soldGoodsNowEndpoint, ({ articles }) => ({
    goods: articles.flatMap(article => {
      const found = shelves[article]
      const sizes = [{ size, available: found?.available ?? 0, waiting: 4 }]
      return found ? [{ article, title: { uk: 'Сукня', en: 'Dress' }, color: 'burgundy', height: null, sizes }] : []
    }),
  }))
  handleInternal(calls, sizeCodesEndpoint, ({ articles }) => ({
    sizes: sizeCodes.filter(({ article }) => articles.includes(article)),
  }))
  handleInternal(calls, arrivedStockEndpoint, () => ({ pieces: [] }))
  const address = { uk: 'вул. Левадна, 14', en: '14 Levadna St' }
  const kyiv = { id: 'kyiv', city: { uk: 'Київ', en: 'Kyiv' }, address, phone: '+380440000101', hours: [] }
  handleInternal(calls, internalShopsEndpoint, () => ({ shops: [kyiv] }))
  return { calls, shelves, weights, sizeCodes, asked }
}

/** `DR-1042-BUR-L` is a colour and a height of `DR-1042`. */
function modelOf(article: string): string {
  return article.split('-', 2).join('-')
}

function shelf(uah: number, available: number): Shelf {
  const price = { uah, eur: null }
  return { list: price, price, available, preorder: null, holds: {}, sold: 0 }
}
