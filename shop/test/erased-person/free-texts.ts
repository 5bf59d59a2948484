import { type AnyEndpoint, onlyReads } from '@shop/contracts/endpoint'
import { publicEndpoints } from '@shop/contracts/public-endpoints'
import { fullName, person } from './the-person.ts'

type Definition = {
  type: string
  shape?: Record<string, Schema>
  element?: Schema
  innerType?: Schema
  valueType?: Schema
  options?: readonly Schema[]
  items?: readonly Schema[]
}
type Schema = { _zod: { def: Definition }; safeParse(value: unknown): { success: boolean } }

const samples = [person.name, person.surname, fullName, person.phone, person.email]
const parts = ['params', 'query', 'body'] as const

/**
 * Every field of a call that changes something in which a name, a phone or an email would be taken: `POST /api/x body.note`. What staff
 * write for the catalogue is what all visitors read: goods, pages, shops, and why a number of items was changed.
 */
export function freeTexts(): string[] {
  return publicEndpoints.filter(endpoint => !onlyReads(endpoint) && endpoint.owner !== 'catalog').flatMap(fieldsOf)
}

function fieldsOf(endpoint: AnyEndpoint): string[] {
  const { method, path } = endpoint
  const found = parts.flatMap(part => {
    const schema = endpoint[part]
    return schema ? textsIn(schema as unknown as Schema, part) : []
  })
  return [...new Set(found)].map(field => `${method} ${path} ${field}`)
}

function textsIn(schema: Schema, place: string): string[] {
  const { type, shape, element, innerType, valueType, options = [], items = [] } = schema._zod.def
  if (type === 'string') return samples.some(sample => schema.safeParse(sample).success) ? [place] : []
  if (type === 'unknown' || type === 'any') return [place]
  return [
    ...Object.entries(shape ?? {}).flatMap(([name, field]) => textsIn(field, `${place}.${name}`)),
    ...(element ? textsIn(element, `${place}[]`) : []),
    ...(valueType ? textsIn(valueType, `${place}{}`) : []),
    ...(innerType ? textsIn(innerType, place) : []),
    ...[...options, ...items].flatMap(option => textsIn(option, place)),
  ]
}

/** The fields of a request that name the person, by the same names. */
export function filledTexts({ method, path }: AnyEndpoint, request: Record<string, unknown>): string[] {
  return parts.flatMap(part => holding(request[part], part)).map(field => `${method} ${path} ${field}`)
}

function holding(value: unknown, place: string): string[] {
  if (typeof value === 'string') return samples.some(sample => value.includes(sample)) ? [place] : []
  if (Array.isArray(value)) return value.flatMap(item => holding(item, `${place}[]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, field]) => holding(field, `${place}.${name}`))
}
