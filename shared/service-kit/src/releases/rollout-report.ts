import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { keyOfService, type ReleasedService } from '@shop/contracts/released-services'

/**
 * How a version goes into service. `asked`: who released it waits for the shape; `over`: all copies are of it; `refused`: no customer had it;
 * `taken back`: some had, and all copies are of the version before again.
 */
export type RolloutState = 'asked' | 'under way' | 'over' | 'refused' | 'taken back'

export type RolloutReport = {
  version: string
  state: RolloutState
  /** So long errors and latency are watched. */
  watchSeconds: number
  /** While that goes on: its end (ISO), as far as it is known. */
  watchedUntil?: string | undefined
  /** It came over the line, so no process of it was started on a copy of this shop's data yet: the shape does that first. */
  isUntried?: true | undefined
  /** What was done, in the order of doing. */
  lines: string[]
}

/** How long a version is watched of which nobody says it. */
export const WATCH_SECONDS = 600

const ended: readonly RolloutState[] = ['over', 'refused', 'taken back']

export function hasEnded({ state }: RolloutReport): boolean {
  return ended.includes(state)
}

/** The last roll-out of a service; null where there was none. */
export async function readRollout(parts: string, service: ReleasedService): Promise<RolloutReport | null> {
  const text = await readFile(fileOf(parts, service), 'utf8').catch(() => null)
  return text === null ? null : JSON.parse(text)
}

export async function writeRollout(parts: string, service: ReleasedService, report: RolloutReport): Promise<void> {
  const file = fileOf(parts, service)
  const beside = `${file}-${randomUUID()}.new`
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(beside, JSON.stringify(report, null, 2))
  // Whole at once: who follows it never reads half of it.
  await rename(beside, file)
}

function fileOf(parts: string, service: ReleasedService): string {
  return path.join(parts, keyOfService(service), 'dist', 'rollout.json')
}
