import { accountantReportEndpoint, accountantReportFileEndpoint } from '@shop/contracts/staff/accountant-report'
import type { InternalCalls } from '@shop/service-kit/between-services/internal'
import { staffDownload, staffRead } from '@shop/service-kit/between-services/staff-calls'
import { createSharedRuns } from '@shop/service-kit/calls/shared-runs'
import { startListFile } from '@shop/service-kit/list-files/start-list-file'
import { makeReport, type ReportDeps } from './make-report.ts'
import { reportTable } from './report-table.ts'

/** The money of some days for an accountant, on the screen and as a file. */
export function addAccountantReportCalls(calls: InternalCalls, deps: ReportDeps): void {
  // A year of a large shop is a second's work: several who look at it at once share it.
  const shared = createSharedRuns<Awaited<ReturnType<typeof makeReport>>>()

  staffRead(calls, accountantReportEndpoint, ({ query }) =>
    shared(JSON.stringify(query), () => makeReport(deps, query)),
  )
  staffDownload(calls, accountantReportFileEndpoint, async ({ query: { language, format, ...period } }) => {
    const report = await makeReport(deps, period)
    return startListFile(reportTable(report, language), {
      name: `report-${period.from}-${period.to}`,
      language,
      format,
    })
  })
}
