import { addDays, kyivDay } from '@shop/calendar/kyiv-days'
import { type SalesSubject, salesSearchQuery, salesSubjects } from '@shop/contracts/staff/staff-statistics'
import { useSearchParams } from '@shop/shell/router'

export type Asked = { by: SalesSubject; name: string; from: string; to: string }

const DAYS_AT_FIRST = 89

/** What is searched for, by the address; at first the last ninety days of nothing yet. */
export function useSalesSearch() {
  const [params, setParams] = useSearchParams()
  const today = kyivDay(new Date())
  const asked: Asked = {
    by: salesSubjects.find(subject => subject === params.get('by')) ?? 'article',
    name: (params.get('name') ?? '').slice(0, 60),
    from: params.get('from') ?? addDays(today, -DAYS_AT_FIRST),
    to: params.get('to') ?? today,
  }
  return {
    asked,
    today,
    ask: (next: Partial<Asked>) => setParams({ ...asked, ...next }, { replace: next.name === undefined }),
  }
}

/** The question as it is sent, or why it cannot be asked, by field. */
export function questionOf({ by, name, from, to }: Asked) {
  const sent = { [by]: name.trim(), from, to }
  const parsed = salesSearchQuery.safeParse(sent)
  if (parsed.success) return { query: parsed.data, problems: {} }
  const codes = parsed.error.issues.map(({ path, message }) => [String(path[0] ?? by), message] as const)
  return { query: null, problems: Object.fromEntries(codes.toReversed()) as Readonly<Record<string, string>> }
}

/** Periods that are asked for most; the last day is today or the end of the month. */
export function periodsOf(today: string): readonly (readonly [name: string, from: string, to: string])[] {
  const month = `${today.slice(0, 7)}-01`
  const before = addDays(month, -1)
  const year = Number(today.slice(0, 4))
  return [
    ['thisMonth', month, today],
    ['lastMonth', `${before.slice(0, 7)}-01`, before],
    ['lastDays', addDays(today, -DAYS_AT_FIRST), today],
    ['thisYear', `${year}-01-01`, today],
    ['lastYear', `${year - 1}-01-01`, `${year - 1}-12-31`],
  ]
}
