import { forServices } from '@shop/contracts/parts'
import { internalHealth } from '@shop/contracts/staff/staff-health'
import { createInternalCalls, handleInternal } from '@shop/service-kit/between-services/internal'
import { createInternalClient } from '@shop/service-kit/between-services/internal-client'
import { silentLog } from '@shop/service-kit/log/log'
import { createServiceReports } from './service-reports.ts'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

test('staff do not wait for a service that hangs: it reports nothing of its work', async () => {
  const calls = createInternalCalls()
  handleInternal(calls, internalHealth.account, () => new Promise<never>(() => {}))
  handleInternal(calls, internalHealth.catalog, () => ({ checks: [] }))
  const client = createInternalClient({ calls })
  const reports = createServiceReports(
    forServices(() => client),
    silentLog,
  )

  const ofAccount = reports.health('account')
  await jest.advanceTimersByTimeAsync(4000)

  expect([await ofAccount, await reports.health('catalog')]).toEqual([null, []])
})
