import { freshDatabase } from '@shop/testing/database'
import { silentLog } from '../log/log.ts'
import { currentRequestId } from '../trace/request-trace.ts'
import { systemClock } from './clock.ts'
import { createJobs } from './jobs.ts'

test('each turn of a job has an id of its own, under which all that it asks for is written', async () => {
  const ids: (string | undefined)[] = []
  const ran = Promise.withResolvers<void>()
  const job = (name: string) => ({
    name,
    everySeconds: 3600,
    run: async () => {
      ids.push(currentRequestId())
      await Promise.resolve()
      ids.push(currentRequestId())
      if (ids.length === 4) ran.resolve()
    },
  })
  const jobs = createJobs({
    db: await freshDatabase(),
    clock: systemClock,
    log: silentLog,
    jobs: [job('one'), job('other')],
  })
  jobs.start()
  await ran.promise
  await jobs.stop()

  expect(ids).not.toContain(undefined)
  expect(new Set(ids).size).toBe(2)
})
