import type { QueryOf } from '@shop/contracts/endpoint'
import { type ImportAnswers, importAnswersSchema } from '@shop/contracts/staff/goods/import-questions'
import type { importProductsEndpoint } from '@shop/contracts/staff/goods/staff-import'
import { invalid, parseCallField } from '@shop/service-kit/calls/fields'
import * as z from 'zod/mini'

const addressSchema = z.object({ answers: importAnswersSchema })

/**
 * What staff say about a file, read from the address of its upload.
 * @throws ShopError validation with the fields.
 */
export function answersIn(query: QueryOf<typeof importProductsEndpoint>): ImportAnswers {
  const { language, currency, rate, collection, color, options } = query
  const answers = {
    language,
    currency: currency || null,
    rate: rate ?? null,
    collection: collection || null,
    color: color || null,
    options: readOptions(options),
  }
  return parseCallField(addressSchema, { answers }).answers
}

/** JSON in an address: whatever is not an object of words is refused. */
function readOptions(text: string | undefined): unknown {
  if (!text) return {}
  try {
    const read: unknown = JSON.parse(text)
    if (typeof read === 'object' && read !== null && !Array.isArray(read)) return read
  } catch {
    // Refused below.
  }
  throw invalid('options')
}
