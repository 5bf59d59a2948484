import { addDays, kyivDay } from '@shop/calendar/kyiv-days'
import { reportPeriodSchema } from '@shop/contracts/staff/accountant-report'
import { useSearchParams } from '@shop/shell/router'

export type ReportPeriod = { from: string; to: string }

/** The days of the report, by the address; at first the month so far. */
export function useReportPeriod() {
  const [params, setParams] = useSearchParams()
  const today = kyivDay(new Date())
  const period: ReportPeriod = { from: params.get('from') ?? `${today.slice(0, 7)}-01`, to: params.get('to') ?? today }
  const parsed = reportPeriodSchema.safeParse(period)
  const issues = parsed.success ? [] : parsed.error.issues
  return {
    period,
    today,
    isAskable: parsed.success,
    /** Why it cannot be asked for, by field. */
    problems: Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message])) as Readonly<
      Record<string, string>
    >,
    choose: (next: Partial<ReportPeriod>) => setParams({ ...period, ...next }, { replace: true }),
  }
}

/** Periods that are asked for most. */
export function reportPeriods(today: string): readonly (readonly [name: string, period: ReportPeriod])[] {
  const month = `${today.slice(0, 7)}-01`
  const before = addDays(month, -1)
  return [
    ['week', { from: addDays(today, -6), to: today }],
    ['thisMonth', { from: month, to: today }],
    ['lastMonth', { from: `${before.slice(0, 7)}-01`, to: before }],
  ]
}
