import { makeOrderEndpoint, staffQuoteEndpoint } from '@shop/contracts/staff/orders/new-order'
import { staffOrdersEndpoint } from '@shop/contracts/staff/orders/staff-orders'
import { notify } from '@shop/shell/notices'
import { keepPreviousData, queryClient } from '@shop/shell/query'
import { useNavigate } from '@shop/shell/router'
import { useState } from 'react'
import { useCallForm } from '../../forms/use-call-form.ts'
import type { CallRefusal } from '../../session/use-staff-call.ts'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import { bodyOf, emptyDraft, type OrderDraft, quoteQuestion } from './order-draft.ts'

/** Stands for the price while there is none: the contract then names all that is missing, and the service never agrees to it. */
const NO_PRICE = '0'.repeat(64)
// Nobody knows what became of it: pressed again, it is still the same order.
const withoutAnswer: readonly CallRefusal['code'][] = ['unknown', 'busy']

export type NewOrderForm = ReturnType<typeof useNewOrder>

/** The form of a new order, and what it would cost as it is filled in now. */
export function useNewOrder() {
  const { t, locale } = useTexts()
  const navigate = useNavigate()
  const [key, setKey] = useState(() => crypto.randomUUID())
  const edit = useCallForm<OrderDraft>({
    defaultValues: { ...emptyDraft, locale },
    inputOf: draft => ({ body: bodyOf(draft, NO_PRICE) }),
  })
  const { form, ask } = edit
  const question = quoteQuestion(form.watch(), locale)
  const quote = useStaffEndpoint(
    staffQuoteEndpoint,
    { body: question ?? { currency: 'UAH', lines: [] } },
    { enabled: question !== null, placeholderData: keepPreviousData, staleTime: 0 },
  )
  const quoted = question === null ? undefined : quote.data

  function onRefused({ code }: CallRefusal): void {
    if (!withoutAnswer.includes(code)) setKey(crypto.randomUUID())
    // What has changed stands in the sums and at the items before the next press.
    if (code === 'price_changed' || code === 'out_of_stock') void quote.refetch()
  }

  const make = form.handleSubmit(async draft => {
    const body = bodyOf(draft, quoted?.quote_hash ?? NO_PRICE)
    const headers = { 'Idempotency-Key': key }
    const made = await ask(makeOrderEndpoint, { body }, { headers, onRefused })
    if (!made) return
    // Nothing is left to be asked about when the page is left.
    form.reset(draft)
    await queryClient.invalidateQueries({ queryKey: [staffOrdersEndpoint.path] })
    const { number } = made.order
    notify(t('newOrder.made', { number }), { tone: 'success' })
    navigate(`/admin/orders?order=${number}`)
  })
  return { ...edit, quote, quoted, isAsked: question !== null, make }
}
