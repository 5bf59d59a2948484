import type { AnyInput } from '@shop/api-client/input'
import type { AnyEndpoint } from '@shop/contracts/endpoint'

/** What is wrong with the fields of a call: a code for each, by the field's name in the call. */
export type WrongFields = Record<string, string>

/** The fields that the contract refuses: such a call is not sent at all. */
export function wrongFields(endpoint: AnyEndpoint, { body, query }: AnyInput): WrongFields | null {
  const checked = [endpoint.body?.safeParse(body), endpoint.query?.safeParse(query)]
  const issues = checked.flatMap(result => (result && !result.success ? result.error.issues : []))
  if (issues.length === 0) return null
  // Of several issues of a field the first one is shown.
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), codeOf(message)]))
}

// An issue that no contract names has a message of the library.
function codeOf(message: string): string {
  return /^[a-z][a-z0-9_]*$/.test(message) ? message : 'invalid'
}

/** The fields that a service has refused, as it named them. */
export function fieldsIn({ fields }: Readonly<Record<string, unknown>>): WrongFields {
  if (typeof fields !== 'object' || fields === null) return {}
  return Object.fromEntries(Object.entries(fields).map(([name, code]) => [name, String(code)]))
}

/** What was sent as a field of the call, such as `text.uk.title`. */
export function valueAt({ body, query }: AnyInput, field: string): unknown {
  const inBody = read(body, field)
  return inBody === undefined ? read(query, field) : inBody
}

function read(sent: unknown, field: string): unknown {
  return field
    .split('.')
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
      sent,
    )
}

/** Nothing was typed or chosen. */
export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}

type Refused = { endpoint: AnyEndpoint; sent: AnyInput; fields: WrongFields }

/**
 * What is still wrong with a refused form as it is typed now. What the contract refused is mended once the contract takes it;
 * of what only the service can judge (is a name taken?), any other value may be right.
 */
export function stillWrong({ endpoint, sent, fields }: Refused, now: AnyInput): WrongFields {
  const before = wrongFields(endpoint, sent) ?? {}
  const wrong = wrongFields(endpoint, now) ?? {}
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, code]) => {
      const present = wrong[field]
      if (present !== undefined) return [[field, present]]
      const isUntouched = JSON.stringify(valueAt(sent, field)) === JSON.stringify(valueAt(now, field))
      return before[field] === undefined && isUntouched ? [[field, code]] : []
    }),
  )
}
