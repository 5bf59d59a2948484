import { createHash } from 'node:crypto'

/** Tells a repeated request from another one under the same key, whatever order its names come in. */
export function bodyHash(body: unknown): string {
  return createHash('sha256').update(canonical(body)).digest('hex')
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null)
  const names = Object.entries(value).filter(([, inner]) => inner !== undefined)
  return `{${names
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, inner]) => `${JSON.stringify(name)}:${canonical(inner)}`)
    .join(',')}}`
}
