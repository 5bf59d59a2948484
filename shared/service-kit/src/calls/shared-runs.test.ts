import { createSharedRuns } from './shared-runs.ts'

function startedRuns() {
  const share = createSharedRuns<number>()
  const runs: PromiseWithResolvers<number>[] = []
  const ask = (key: string) =>
    share(key, () => {
      const run = Promise.withResolvers<number>()
      runs.push(run)
      return run.promise
    })
  return { ask, runs }
}

test('several who ask for the same at once wait for one run', async () => {
  const { ask, runs } = startedRuns()
  const asked = [ask('a'), ask('a'), ask('b')]
  runs[0]?.resolve(1)
  runs[1]?.resolve(2)

  expect(await Promise.all(asked)).toEqual([1, 1, 2])
  expect(runs).toHaveLength(2)
})

test('who asks after the answer has a run of their own, also after a failure', async () => {
  const { ask, runs } = startedRuns()
  const failed = ask('a')
  runs[0]?.reject(new Error('the database is away'))
  await expect(failed).rejects.toThrow('away')
  const next = ask('a')
  runs[1]?.resolve(7)

  expect(await next).toBe(7)
})
