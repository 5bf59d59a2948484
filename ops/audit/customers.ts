import type { Customer } from '@shop/account/customers/customer'
import { createFindings, type Invariant } from './invariant.ts'

/** One mailbox, one account; a proven phone belongs to one of them. */
export function customersInvariant(): Invariant {
  return {
    order: () => {},
    async verdict(databases) {
      const { list, add } = createFindings()
      const [mails, phones] = [new Set<string>(), new Set<string>()]
      let checked = 0
      const fields = { email: 1, phone: 1, phoneVerified: 1 } as const
      const customers = databases('account').collection<Omit<Customer, 'id'> & { _id: string }>('customers')
      for await (const { _id, email, phone, phoneVerified } of customers
        .find({}, { projection: fields })
        .batchSize(2000)) {
        checked += 1
        const mailbox = email.toLowerCase()
        // Who it is stays out of the report: it may be read by many.
        if (email !== mailbox) add(`${_id} capitals`, `customer ${_id}: the email is stored with capitals`)
        if (mails.has(mailbox)) add(`${_id} mail`, `customer ${_id}: another account has the same email`)
        mails.add(mailbox)
        if (!phone || !phoneVerified) continue
        if (phones.has(phone)) add(`${_id} phone`, `customer ${_id}: another account has proven the same phone`)
        phones.add(phone)
      }
      return { invariant: 'A10 customers', checked, findings: list }
    },
  }
}
