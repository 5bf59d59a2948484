import { type AuditFilter, auditKinds, auditOutcomes } from '@shop/contracts/staff/people/audit'

/** All of it stands in the address, so that a link shows a colleague the same. */
export type AuditAddress = { filter: AuditFilter; after: string | null; entry: string | null }

const LONGEST = 100
const DAY = /^\d{4}-\d{2}-\d{2}$/

export function readAuditAddress(params: URLSearchParams): AuditAddress {
  const text = (name: string) => (params.get(name) ?? '').trim().slice(0, LONGEST)
  const day = (name: string) => (DAY.test(text(name)) ? text(name) : '')
  const kind = auditKinds.find(known => known === params.get('kind'))
  const outcome = auditOutcomes.find(known => known === params.get('outcome'))
  const filter = { search: text('search'), who: text('who'), kind, outcome, from: day('from'), until: day('until') }
  return {
    filter: Object.fromEntries(Object.entries(filter).filter(([, value]) => value)),
    after: params.get('after'),
    entry: params.get('entry'),
  }
}

/** Only what differs from the whole log is written. */
export function writeAuditAddress({ filter, after, entry }: AuditAddress): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...filter, after, entry })) if (value) params.set(name, value)
  return params
}
