import { auditKinds, auditOutcomes } from '@shop/contracts/staff/people/audit'
import { fitting, oneOf, words } from '../../list/list-address.ts'
import { useList } from '../../list/use-list.ts'

const toTrimmedWords = (text: string) => words(text.trim())
const day = fitting(text => /^\d{4}-\d{2}-\d{2}$/.test(text))

const rules = {
  filter: {
    search: toTrimmedWords,
    who: toTrimmedWords,
    kind: oneOf(auditKinds),
    outcome: oneOf(auditOutcomes),
    from: day,
    until: day,
  },
  opens: 'entry',
}

/** The log, by the address. */
export const useAuditList = () => useList(rules)
