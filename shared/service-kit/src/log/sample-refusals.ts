import type { Facts, Log } from './log.ts'

type Window = { count: number; facts: Facts }
export type RefusalLog = {
  /** Writes one refusal or failure; of a kind that comes too often only the first ones of a minute, and then how many more there were. */
  write(kind: string, level: 'info' | 'error', facts: Facts, message: string): void
}

const FIRST = 20
const WINDOW_MS = 60_000

/** What was counted when the process ends is reported before its time. */
const atEnd = new Set<() => void>()
process.once('exit', () => {
  for (const report of atEnd) report()
})

const samplers = new WeakMap<Log, RefusalLog>()

/** Several apps of one process share a log, and so its counters: twenty of a code are twenty, whichever app refused. */
export function refusalsOf(log: Log): RefusalLog {
  const known = samplers.get(log) ?? sampleRefusals(log)
  samplers.set(log, known)
  return known
}

/** The first 20 of a kind in a minute are written in full, the others as one line with their number. */
export function sampleRefusals(log: Log): RefusalLog {
  const windows = new Map<string, Window>()

  function close(kind: string): void {
    const { count, facts } = windows.get(kind) ?? { count: 0, facts: {} }
    windows.delete(kind)
    if (count > FIRST) log.warn({ ...facts, count: count - FIRST, seconds: WINDOW_MS / 1000 }, 'more of the same')
  }

  atEnd.add(() => {
    for (const kind of [...windows.keys()]) close(kind)
  })

  return {
    write(kind, level, facts, message) {
      const running = windows.get(kind)
      if (running) running.count += 1
      else {
        // What all of a kind have in common; the rest belongs to one request.
        windows.set(kind, { count: 1, facts: { code: facts.code, service: facts.service } })
        setTimeout(close, WINDOW_MS, kind).unref()
      }
      if ((running?.count ?? 1) <= FIRST) log[level](facts, message)
    },
  }
}
