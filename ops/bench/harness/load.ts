import { setTimeout as pause } from 'node:timers/promises'
import { median } from './statistics.ts'

/** What a caller does in a turn; a throw is a refusal. */
export type Work = (turn: number) => Promise<unknown>
/** `times` in milliseconds are those of what succeeded. */
export type Answers = { perSecond: number; times: number[]; refused: string[] }
/** Milliseconds, or until it is aborted. */
type Until = number | AbortSignal

/** Each caller goes on as soon as it has an answer; what was refused is counted, and does not end it. */
export function askAtOnce(work: Work, { callers, until }: { callers: number; until: Until }): Promise<Answers> {
  return collect(until, async ({ isOver, time }) => {
    await Promise.all(
      Array.from({ length: callers }, async (_, caller) => {
        for (let turn = caller; !isOver(); turn += callers) await time(() => work(turn))
      }),
    )
  })
}

/** So many begin each second, whether the earlier ones are done or not. */
export function askAtRate(work: Work, { perSecond, until }: { perSecond: number; until: Until }): Promise<Answers> {
  return collect(until, async ({ isOver, time }) => {
    const began = performance.now()
    const all: Promise<void>[] = []
    for (let turn = 0; !isOver(); turn++) {
      await pause(Math.max(0, began + (turn * 1000) / perSecond - performance.now()))
      all.push(time(() => work(turn)))
    }
    await Promise.all(all)
  })
}

/** Both by turns, so that both have the same machine: medians in milliseconds. */
export async function askByTurns(turns: number, ours: Work, floor: Work): Promise<{ result: number; floor: number }> {
  const [result, ofFloor]: [number[], number[]] = [[], []]
  for (let turn = 0; turn < turns; turn++) {
    result.push(await timeOf(() => ours(turn)))
    ofFloor.push(await timeOf(() => floor(turn)))
  }
  return { result: median(result), floor: median(ofFloor) }
}

export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

type Loader = { isOver(): boolean; time(work: () => Promise<unknown>): Promise<void> }

async function collect(until: Until, load: (loader: Loader) => Promise<void>): Promise<Answers> {
  const signal = typeof until === 'number' ? AbortSignal.timeout(until) : until
  const [times, refused]: [number[], string[]] = [[], []]
  const began = performance.now()
  await load({
    isOver: () => signal.aborted,
    async time(work) {
      try {
        times.push(await timeOf(work))
      } catch (error) {
        refused.push(error instanceof Error ? error.message : String(error))
      }
    },
  })
  return { perSecond: (times.length / (performance.now() - began)) * 1000, times, refused }
}
