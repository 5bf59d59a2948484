import { makeOrderEndpoint, staffQuoteEndpoint } from '@shop/contracts/staff/orders/new-order'
import { staffOrdersEndpoint } from '@shop/contracts/staff/orders/staff-orders'
import { notify } from '@shop/shell/notices'
import { keepPreviousData, queryClient } from '@shop/shell/query'
import { useNavigate } from '@shop/shell/router'
import { useCallForm } from '../../forms/use-call-form.ts'
import { useRequestKey } from '../../session/use-request-key.ts'
import type { CallRefusal } from '../../session/use-staff-call.ts'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import { bodyOf, emptyDraft, type OrderDraft, quoteQuestion } from './order-draft.ts'

/** Stands for the price while there is none: the contract then names all that is missing, and the service never agrees to it. */
const NO_PRICE = '0'.repeat(64)

export type NewOrderForm = ReturnType<typeof useNewOrder>

/** The form of a new order, empty or begun with a draft, and what it would cost as it is filled in now. */
export function useNewOrder(begun?: OrderDraft) {
  const { t, locale } = useTexts()
  const navigate = useNavigate()
  const { headers, renewIfAnswered } = useRequestKey()
  const edit = useCallForm<OrderDraft>({
    defaultValues: begun ?? { ...emptyDraft, locale },
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

  function onRefused(refusal: CallRefusal): void {
    const { code } = refusal
    renewIfAnswered(refusal)
    // What has changed stands in the sums and at the items before the next press.
    if (code === 'price_changed' || code === 'out_of_stock') void quote.refetch()
  }

  const make = form.handleSubmit(async draft => {
    const body = bodyOf(draft, quoted?.quote_hash ?? NO_PRICE)
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
