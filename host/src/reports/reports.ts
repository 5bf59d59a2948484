/** What is loaded only by visits that have something to report. */
export { sendFailure } from './send-reports.ts'
export { startReports } from './start-reports.ts'
