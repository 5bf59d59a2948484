import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const SAMPLE_MS = 500
const TICK_MS = 10
/** Of clock ticks; at rest the jobs that check every few seconds for what is due take some. */
const IDLE_TICKS = 5
/** Twelve seconds: pictures are first drawn after three, and what draws them ends after ten without work. */
const IDLE_SAMPLES = 24
const MOST_SAMPLES = 240

/**
 * Memory in MB of a process and all that it started, now and at most; `taken` is what the machine gives for it now: what several
 * share, as the code of Node, counts once. `without` leaves out those that run a script of one of these names. Linux only, as
 * it reads /proc.
 */
export async function memoryOf(
  pid: number,
  without: readonly string[] = [],
): Promise<{ now: number; peak: number; taken: number }> {
  const tree = treeOf(pid).filter(one => !without.some(script => textOf(one, 'cmdline').includes(script)))
  const taken = tree.reduce((total, one) => total + proportionalOf(one), 0) / 1024
  const sum = (name: 'VmRSS' | 'VmHWM') => tree.reduce((total, one) => total + statusOf(one, name), 0)
  return { now: sum('VmRSS'), peak: sum('VmHWM'), taken }
}

/** Memory in MB of each process of a tree, now and at most, under the script that it runs. */
export function memoryByScript(pid: number): Map<string, { now: number; peak: number }> {
  const found = new Map<string, { now: number; peak: number }>()
  for (const one of treeOf(pid)) {
    const script = textOf(one, 'cmdline')
      .split('\0')
      .find(word => /\.(ts|mjs)$/.test(word))
    if (script) found.set(path.parse(script).name, { now: statusOf(one, 'VmRSS'), peak: statusOf(one, 'VmHWM') })
  }
  return found
}

/** Returns when the processes have done next to nothing for twelve seconds: pictures are drawn, jobs have had their first turn. */
export async function whenIdle(pid: number): Promise<void> {
  let before = ticksOf(pid)
  for (let samples = 0, idle = 0; samples < MOST_SAMPLES && idle < IDLE_SAMPLES; samples++) {
    await pause(SAMPLE_MS)
    const now = ticksOf(pid)
    idle = now - before <= IDLE_TICKS ? idle + 1 : 0
    before = now
  }
}

/** Milliseconds of processor that a process and all that it started have taken so far. */
export function processorOf(pid: number): number {
  return ticksOf(pid) * TICK_MS
}

function ticksOf(pid: number): number {
  return treeOf(pid).reduce((total, one) => {
    const fields = afterName(one)
    return total + Number(fields[11]) + Number(fields[12])
  }, 0)
}

function treeOf(pid: number): number[] {
  const all = readdirSync('/proc').filter(name => /^\d+$/.test(name))
  const parents = new Map(all.map(one => [Number(one), Number(afterName(Number(one))[1])]))
  const tree = [pid]
  for (const parent of tree) for (const [one, its] of parents) if (its === parent) tree.push(one)
  return tree
}

/** In MB. */
function statusOf(pid: number, name: 'VmRSS' | 'VmHWM'): number {
  return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(textOf(pid, 'status'))?.[1] ?? 0) / 1024
}

/** In KB. */
function proportionalOf(pid: number): number {
  return Number(/^Pss:\s+(\d+)/m.exec(textOf(pid, 'smaps_rollup'))?.[1] ?? 0)
}

/** The fields of stat behind the name, which may hold spaces. */
function afterName(pid: number): string[] {
  return textOf(pid, 'stat').split(') ').at(-1)?.split(' ') ?? []
}

/** Of a process that has just ended nothing. */
function textOf(pid: number, file: 'cmdline' | 'smaps_rollup' | 'stat' | 'status'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
