import type { Log } from '@shop/service-kit/log/log'

export type Background = ReturnType<typeof createBackground>

/** Work that no request waits for. What fails is logged; the jobs do it again. */
export function createBackground(log: Log) {
  const running = new Set<Promise<void>>()
  return {
    begin(what: string, work: () => Promise<unknown>): void {
      const done = work()
        .then(
          () => undefined,
          (error: unknown) => log.error({ err: error }, `${what} failed, a job will do it`),
        )
        .finally(() => running.delete(done))
      running.add(done)
    },
    /** All that runs now has ended. */
    async waitUntilIdle(): Promise<void> {
      await Promise.all(running)
    },
  }
}
