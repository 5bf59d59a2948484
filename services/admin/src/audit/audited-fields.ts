import type { AnyEndpoint } from '@shop/contracts/endpoint'
import type { Change } from '@shop/service-kit/between-services/staff-calls'

type Fields = Record<string, unknown>

/**
 * What the audit log may keep of what was asked: the fields that the contract of the call names. So what staff wrote about a customer is in
 * no entry, not even of a call whose answer was lost. Undefined where nothing is left.
 */
export function auditedPart({ audited = [] }: Pick<AnyEndpoint, 'audited'>, value: unknown): unknown {
  if (audited === 'all' || value === null) return value
  const kept = audited.reduce<Fields>((part, name) => withField(part, name.split('.'), value), {})
  return Object.keys(kept).length > 0 ? kept : undefined
}

/** What the audit log may keep of a change that an owner reports. */
export function auditedChange<Known extends Change>(endpoint: Pick<AnyEndpoint, 'audited'>, change: Known): Known {
  const { asked, before, after, ...about } = change
  const parts = {
    asked: auditedPart(endpoint, asked),
    before: auditedPart(endpoint, before),
    after: auditedPart(endpoint, after),
  }
  const kept = Object.entries(parts).filter(([, part]) => part !== undefined)
  return { ...about, ...Object.fromEntries(kept) } as Known
}

function withField(part: Fields, [name = '', ...rest]: readonly string[], value: unknown): Fields {
  if (!isFields(value) || !(name in value) || value[name] === undefined) return part
  if (rest.length === 0) return { ...part, [name]: value[name] }
  const inner = isFields(part[name]) ? part[name] : {}
  const deeper = withField(inner, rest, value[name])
  return Object.keys(deeper).length > 0 ? { ...part, [name]: deeper } : part
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
