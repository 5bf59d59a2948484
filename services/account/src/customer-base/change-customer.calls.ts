import { randomUUID } from 'node:crypto'
import { ShopError } from '@shop/contracts/errors'
import {
  addNoteEndpoint,
  anonymiseEndpoint,
  changeBirthDateEndpoint,
  removeNoteEndpoint,
} from '@shop/contracts/staff/customers/staff-customer-changes'
import type { InternalCalls } from '@shop/service-kit/between-services/internal'
import { staffWrite } from '@shop/service-kit/between-services/staff-calls'
import { invalid } from '@shop/service-kit/calls/fields'
import type { CustomerOrders } from '../clients/customer-orders.ts'
import type { Buyer } from '../customers/buyer.ts'
import type { Buyers } from '../customers/buyers.repository.ts'
import { forgetBuyer } from '../privacy/forget-buyer.ts'
import { type ForgetDeps, forgetCustomer } from '../privacy/forget-customer.ts'
import { readBirthDate, writtenDate } from '../profile/birth-date.ts'
import { customerPage, oneCustomer, type PageDeps } from './customer-page.ts'

type ChangeDeps = PageDeps &
  ForgetDeps & { orders: Pick<CustomerOrders, 'fetchOpenNumbers' | 'fetchGuestOrders'>; buyers: Buyers }

/** What staff change of a customer. The audit log keeps no words of a note: it outlives the person who is forgotten (docs/rules.md, "Customer base"). */
export function addChangeCustomerCalls(calls: InternalCalls, deps: ChangeDeps): void {
  const { customers, customerBase, buyers, orders, clock } = deps

  staffWrite(calls, changeBirthDateEndpoint, async ({ params: { id }, body }) => {
    const birthDate = readBirthDate(body.birth_date, clock.now())
    const before = await customers.replaceBirthDate(id, birthDate)
    if (!before) throw new ShopError('not_found')
    const change = {
      action: 'customer_birth_date',
      subject: id,
      asked: { reason: body.reason },
      before: { birth_date: before.birthDate && writtenDate(before.birthDate) },
      after: { birth_date: body.birth_date },
    }
    return { answer: { birth_date: body.birth_date }, change: before.birthDate === birthDate ? null : change }
  })

  staffWrite(calls, addNoteEndpoint, async ({ params: { id }, body: { text }, who }) => {
    await oneCustomer(deps, id)
    const note = { id: randomUUID(), at: clock.now(), who, text }
    if (!(await customerBase.addNote(id, note))) throw new ShopError('too_many_notes')
    const customer = await customerPage(deps, id)
    return { answer: { customer }, change: { action: 'customer_note', subject: id } }
  })

  staffWrite(calls, removeNoteEndpoint, async ({ params }) => {
    const { notes = [] } = await oneCustomer(deps, params.id)
    const gone = notes.find(({ id }) => id === params.note)
    await customerBase.removeNote(params.id, params.note)
    const change = gone ? { action: 'customer_note_remove', subject: params.id } : null
    return { answer: { customer: await customerPage(deps, params.id) }, change }
  })

  staffWrite(calls, anonymiseEndpoint, async ({ params: { id }, body: { confirmation } }) => {
    const { name, surname, email } = await oneCustomer(deps, id)
    if (!isSameName(confirmation, `${name} ${surname}`.trim() || email))
      throw invalid('confirmation', 'confirmation_wrong')
    const [customer, card] = await Promise.all([customers.findById(id), buyers.findById(id)])
    const numbers = await openNumbers([...(card ? [card] : []), ...(await buyers.joinedTo([id]))], customer?.id)
    if (numbers.length > 0) throw new ShopError('orders_under_way', { orders: numbers })
    if (customer) await forgetCustomer(deps, customer)
    else if (card) await forgetBuyer(deps, card)
    return { answer: {}, change: { action: 'customer_anonymise', subject: id } }
  })

  /** Of the account, and of the guests who are the same person. */
  async function openNumbers(cards: readonly Buyer[], account: string | undefined): Promise<string[]> {
    const ofGuests = cards.map(async ({ phone, email }) =>
      phone === null ? [] : (await orders.fetchGuestOrders({ phone, email })).under_way,
    )
    return (await Promise.all([account ? orders.fetchOpenNumbers(account) : [], ...ofGuests])).flat()
  }
}

/** The case and the spaces of a name need not be typed. */
function isSameName(typed: string, name: string): boolean {
  const foldName = (text: string) => text.normalize('NFC').toLocaleLowerCase('uk').trim().replace(/\s+/g, ' ')
  return foldName(typed) === foldName(name)
}
