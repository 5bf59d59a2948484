import type { DevPart } from './parts-to-restart.ts'

type RestartsDeps = {
  /** Null, or why it did not become ready. */
  restart(part: DevPart): Promise<string | null>
  say(part: DevPart, text: string): void
  now?(): number
}

/** Restarts one process after the other; one that is changed while others are restarted waits for its turn, once. */
export function createRestarts({ restart, say, now = Date.now }: RestartsDeps) {
  const waiting = new Set<DevPart>()
  let isWorking = false

  async function work(): Promise<void> {
    isWorking = true
    for (const part of waiting) {
      waiting.delete(part)
      const began = now()
      say(part, 'changed, starts again')
      const problem = await restart(part).catch(error => String(error))
      const seconds = ((now() - began) / 1000).toFixed(1)
      say(part, problem ? `${problem}. The next change of its files tries again` : `ready after ${seconds} s`)
    }
    isWorking = false
  }

  return {
    ask(parts: readonly DevPart[]): void {
      for (const part of parts) waiting.add(part)
      if (!isWorking) void work()
    },
  }
}
