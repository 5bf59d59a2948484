import type { RemoteName } from '@shop/contracts/parts'

/** Most visits report nothing. */
export const loadReports = () => import(/* webpackChunkName: "reports" */ '../reports/reports.ts')

/** Reports a broken release to the team; a failure of the report itself is ignored. */
export function reportFailure(remote: RemoteName, error: unknown): void {
  loadReports()
    .then(({ sendFailure }) => sendFailure(remote, error))
    .catch(() => undefined)
}
