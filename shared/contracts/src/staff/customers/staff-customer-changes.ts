import * as z from 'zod/mini'
import { birthDateSchema } from '../../customers/profile.ts'
import { defineEndpoint } from '../../endpoint.ts'
import { fileFormatSchema } from '../../file-format.ts'
import { line, note } from '../../texts/text.ts'
import { customerAnswer, customerFilterFields, customerParams, customersPath, ofCustomers } from './staff-customers.ts'

const one = `${customersPath}/:id`
export const LONGEST_NOTE = 1000
export const MOST_NOTES = 200

export const changeBirthDateEndpoint = defineEndpoint({
  ...ofCustomers,
  method: 'PUT',
  path: `${one}/birth-date`,
  summary:
    'Sets another birth date, which the customer may give only once; the reason stays in the audit log as long as the customer',
  action: 'customer_birth_date',
  // The reason stands nowhere else; it goes with the customer.
  audited: ['birth_date', 'reason'],
  params: customerParams,
  body: z.object({ birth_date: birthDateSchema, reason: line(300, 'reason_required') }),
  result: z.object({ birth_date: z.string() }),
})

export const addNoteEndpoint = defineEndpoint({
  ...ofCustomers,
  method: 'POST',
  path: `${one}/notes`,
  summary: 'A note about a customer, for staff only',
  action: 'customer_note',
  audited: [],
  params: customerParams,
  body: z.object({
    text: note(LONGEST_NOTE).check(z.minLength(1, 'note_required')),
  }),
  success: 201,
  result: customerAnswer,
})
export const removeNoteEndpoint = defineEndpoint({
  ...ofCustomers,
  method: 'DELETE',
  path: `${one}/notes/:note`,
  summary: 'Removes a note about a customer',
  action: 'customer_note_remove',
  audited: [],
  params: z.extend(customerParams, { note: z.string().check(z.regex(/^[\da-f-]{36}$/, 'invalid')) }),
  result: customerAnswer,
})

export const anonymiseEndpoint = defineEndpoint({
  ...ofCustomers,
  method: 'POST',
  path: `${one}/anonymise`,
  summary: 'Removes the account with everything personal for ever; orders stay for the books without their person',
  action: 'customer_anonymise',
  audited: [],
  params: customerParams,
  /** Name and surname, typed as the page shows them, so that it never happens by accident. No reason: it would outlive the person. */
  body: z.object({ confirmation: line(254, 'confirmation_required') }),
  result: z.object({}),
})

export const startExportEndpoint = defineEndpoint({
  ...ofCustomers,
  method: 'POST',
  path: `${customersPath}/exports`,
  summary:
    'Asks for the customers of a filter as a file; its count and the filter, without the words looked for, stay in the audit log',
  action: 'customer_export',
  audited: ['level', 'newsletter', 'birthday', 'card_kind', 'bought', 'sum_from', 'ordered', 'count'],
  stepUp: true,
  body: z.object({ ...customerFilterFields, language: z.enum(['uk', 'en']), format: fileFormatSchema }),
  success: 201,
  result: z.object({ id: z.string(), count: z.int() }),
})
export const exportFileEndpoint = defineEndpoint({
  ...ofCustomers,
  method: 'GET',
  path: `${customersPath}/exports/:id`,
  summary: 'The file that was asked for, as CSV or XLSX, for five minutes and for who asked alone',
  params: z.object({ id: z.string().check(z.regex(/^[\da-f-]{36}$/, 'invalid')) }),
  csv: true,
  result: z.object({}),
})
