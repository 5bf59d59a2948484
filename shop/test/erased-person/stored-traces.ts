import type { Browser } from '@shop/testing/browser'
import type { Db, Document } from 'mongodb'
import { traces } from './the-person.ts'

/** Where a database names the person: `orders.note: name`, each place once. */
export async function storedTraces(service: string, db: Db): Promise<string[]> {
  const found = new Set<string>()
  for (const { name } of await db.listCollections().toArray())
    for await (const document of db.collection<Document>(name).find())
      for (const place of tracesIn(document, name)) found.add(`${service}.${place}`)
  return [...found].sort()
}

function tracesIn(value: unknown, place: string): string[] {
  if (typeof value === 'string') return whatIsIn(value).map(trace => `${place}: ${trace}`)
  if (value instanceof Uint8Array)
    return whatIsIn(Buffer.from(value).toString('utf8')).map(trace => `${place}: ${trace}`)
  if (Array.isArray(value)) return value.flatMap(item => tracesIn(item, `${place}[]`))
  if (typeof value !== 'object' || value === null || value instanceof Date) return []
  // What the driver wraps, such as the bytes of a file.
  if ('buffer' in value && value.buffer instanceof Uint8Array) return tracesIn(value.buffer, place)
  return Object.entries(value).flatMap(([key, part]) => [
    ...whatIsIn(key).map(trace => `${place} {key}: ${trace}`),
    ...tracesIn(part, `${place}.${key}`),
  ])
}

/** Where files that staff take along name the person: the audit log, and the payments of the months that a story lasts. */
export async function tracesInFiles(staff: Browser, months: readonly Date[]): Promise<string[]> {
  const payments = months.map(month => {
    const asked = { year: String(month.getUTCFullYear()), month: String(month.getUTCMonth() + 1), language: 'uk' }
    return `/api/admin/payments/export?${new URLSearchParams(asked)}`
  })
  const found: string[] = []
  await staff.post('/api/admin/me/step-up', { password: 'twelve letters' })
  const { body } = await staff.post('/api/admin/audit/exports', { filter: {}, language: 'uk' })
  for (const path of [...new Set(payments), `/api/admin/audit/exports/${body.id}`]) {
    const { status, text } = await staff.get(path)
    if (status !== 200) throw new Error(`${path}: ${status} ${text}`)
    found.push(...whatIsIn(text).map(trace => `${path.split('?')[0]}: ${trace}`))
  }
  return [...new Set(found)]
}

/** Queries of saved filters are written as addresses are. */
function whatIsIn(text: string): string[] {
  const read = text.includes('%D') ? `${text} ${[...new URLSearchParams(text).values()]}` : text
  return Object.entries(traces).flatMap(([trace, pattern]) => (pattern.test(read) ? [trace] : []))
}
