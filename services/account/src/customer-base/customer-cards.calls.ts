import { ShopError } from '@shop/contracts/errors'
import {
  changeTagsEndpoint,
  joinCardEndpoint,
  takeBackCardEndpoint,
} from '@shop/contracts/staff/customers/customer-cards'
import type { InternalCalls } from '@shop/service-kit/between-services/internal'
import { staffWrite } from '@shop/service-kit/between-services/staff-calls'
import type { Buyers } from '../customers/buyers.repository.ts'
import { customerPage, oneCustomer, type PageDeps } from './customer-page.ts'
import { undoUntil } from './joined-cards.ts'

type CardDeps = PageDeps & { buyers: Buyers }

/** Tags, and cards of one person that staff join (docs/rules.md, "Customer base"). */
export function addCustomerCardCalls(calls: InternalCalls, deps: CardDeps): void {
  const { customerBase, buyers, clock } = deps

  staffWrite(calls, changeTagsEndpoint, async ({ params: { id }, body }) => {
    const { tags: before = [] } = await oneCustomer(deps, id)
    const tags = [...new Set(body.tags)]
    await customerBase.setTags(id, tags)
    const isSame = JSON.stringify(tags) === JSON.stringify(before)
    const change = isSame ? null : { action: 'customer_tags', subject: id }
    return { answer: { customer: await customerPage(deps, id) }, change }
  })

  staffWrite(calls, joinCardEndpoint, async ({ params: { id }, body: { card }, who }) => {
    const [target, found] = [await oneCustomer(deps, id), await oneCustomer(deps, card)]
    if (found.kind === undefined) throw new ShopError('card_is_account')
    if (id === card || target.joinedTo) throw new ShopError('card_joined_already')
    const isDone = found.joinedTo === id
    if (!isDone && !(await buyers.join(card, id, { joinedBy: who, joinedAt: clock.now() })))
      throw new ShopError('card_joined_already')
    const change = isDone ? null : { action: 'customer_join', subject: id, asked: { card } }
    return { answer: { customer: await customerPage(deps, id) }, change }
  })

  staffWrite(calls, takeBackCardEndpoint, async ({ params: { id, card } }) => {
    const found = await buyers.findById(card)
    if (!found) throw new ShopError('not_found')
    const isJoined = found.joinedTo === id
    const until = undoUntil(found)
    if (isJoined && (!until || until <= clock.now())) throw new ShopError('taken_back_late')
    if (isJoined) await buyers.takeBack(card, id)
    const change = isJoined ? { action: 'customer_join_undo', subject: id, asked: { card } } : null
    return { answer: { customer: await customerPage(deps, id) }, change }
  })
}
