import type { KeptGoods } from '@shop/contracts/catalog/kept-goods'
import { type Product, productByArticleEndpoint } from '@shop/contracts/catalog/product'
import type { StoreCard } from '@shop/contracts/catalog/product-lists'
import {
  cardSearchEndpoint,
  cardsByArticleListEndpoint,
  cardsByFiltersEndpoint,
  recommendedCardsEndpoint,
} from '@shop/contracts/catalog/store-cards'

type WholeCard = Pick<Product, 'article' | 'title' | 'previewImages' | 'color' | 'height'>
type AnyCard = WholeCard | Pick<StoreCard, 'article' | 'title' | 'pictures'>

const lists: unknown[] = [
  cardsByFiltersEndpoint.path,
  cardsByArticleListEndpoint.path,
  recommendedCardsEndpoint.path,
  cardSearchEndpoint.path,
]

/** The articles in an answer of the catalogue, without what they cost; none for any other call. */
export function goodsIn(path: unknown, answer: unknown): KeptGoods[] {
  if (typeof answer !== 'object' || answer === null) return []
  // The path names the contract by which the service checked it.
  if (lists.includes(path) && 'list' in answer) return (answer.list as AnyCard[]).map(ofCard)
  if (path === productByArticleEndpoint.path && 'product' in answer) return [ofProduct(answer.product as Product)]
  return []
}

function ofCard(card: AnyCard): KeptGoods {
  const { article, title } = card
  if ('pictures' in card) return { article, title, picture: card.pictures[0] ?? null, color: null, height: null }
  const { previewImages, color, height } = card
  return { article, title, picture: previewImages[0]?.name ?? null, color: color.title, height }
}

function ofProduct({ description, composition, care, ...card }: Product): KeptGoods {
  return { ...ofCard(card), words: { description, composition, care } }
}
