import type { ProductCard } from '@shop/contracts/catalog/product'
import { productsByArticleListEndpoint } from '@shop/contracts/catalog/products'
import { type FullOrder, fullOrderEndpoint } from '@shop/contracts/staff/orders/staff-orders'
import { useEndpoint } from '@shop/shell/query'
import { useSearchParams } from '@shop/shell/router'
import { deliveryDraftOf } from '../../delivery-fields/delivery-draft.ts'
import { useStaffMember } from '../../session/session.ts'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { emptyDraft, lineOf, type OrderDraft } from './order-draft.ts'

/** The order of before, with its items as they are sold today; `gone` are those that are not. */
export type OrderAgain = { number: string; draft: OrderDraft; gone: FullOrder['lines'] }

/** What `?again=` names: still being read, or of nothing when the address names none, or one that is not made again. */
export function useOrderAgain(): { isReading: boolean; again: OrderAgain | null } {
  const [params] = useSearchParams()
  const { may } = useStaffMember()
  const number = params.get('again') ?? ''
  const isAsked = /^\d{2}-\d{6}$/.test(number)
  const asked = useStaffEndpoint(fullOrderEndpoint, { query: { order: number } }, { enabled: isAsked, staleTime: 0 })
  const order = asked.data?.order
  const article_list = [...new Set(order?.lines.map(({ article }) => article))]
  const isReadable = !!order?.again && article_list.length > 0
  const cards = useEndpoint(
    productsByArticleListEndpoint,
    { query: { article_list } },
    { enabled: isReadable, staleTime: 0 },
  )
  const isReading = isAsked && (asked.isPending || (isReadable && cards.isPending))
  const again = order && isReadable ? orderAgain(order, cards.data?.list ?? [], may('customers')) : null
  return { isReading, again: isReading ? null : again }
}

/** The form as it was filled in for this order; price, discount and payment are those of today. */
export function orderAgain(order: FullOrder, cards: readonly ProductCard[], mayChooseAccount: boolean): OrderAgain {
  const { number, lines, again, name, phone, email, currency, comment } = order
  const cardOf = new Map(cards.map(card => [card.article, card]))
  const account = mayChooseAccount && again?.account ? { id: again.account, name, phone, level: 0 } : null
  const draft: OrderDraft = {
    ...emptyDraft,
    ...(again && deliveryDraftOf(again.delivery)),
    lines: lines.flatMap((line, index) => {
      const card = cardOf.get(line.article)
      if (!card) return []
      const isSold = card.sizes.some(size => size.name === line.size)
      return [{ ...lineOf(card, `again-${index}`), ...(isSold && { size: line.size }), count: line.count }]
    }),
    who: account ? 'account' : 'person',
    person: { name: again?.name ?? '', last_name: again?.last_name ?? '', phone, email },
    account,
    locale: again?.locale ?? 'uk',
    currency,
    comment,
  }
  return { number, draft, gone: lines.filter(({ article }) => !cardOf.has(article)) }
}
