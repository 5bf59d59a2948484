import { memoryOf } from './process-tree.ts'

type Memory = { now: number; peak: number }

/** Of several processes and all that they started, in MB (Linux). */
export async function memoryOfAll(pids: readonly number[]): Promise<Memory> {
  const each = await Promise.all(pids.map(pid => memoryOf(pid)))
  const sum = (part: keyof Memory) => each.reduce((total, one) => total + one[part], 0)
  return { now: sum('now'), peak: sum('peak') }
}

/** What every bench prints beside speed: one is easily bought with the other. */
export function memoryLine({ now, peak }: Memory, of = 'all processes'): string {
  return `memory of ${of}: ${Math.round(now)} MB, at most ${Math.round(peak)} MB`
}
