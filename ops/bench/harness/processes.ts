import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { flagsOfStart } from '@shop/tooling/node-flags'
import { type Running, runProcess } from '../../production-shape/run-process.ts'

/** In MB. `taken` is what the machine gives for it now: what several processes share, as the code of Node, counts once. */
export type Memory = { now: number; peak: number; taken: number }
/** `script` is the name of the `file` that it runs. */
type ProcessMemory = Memory & { script: string; file: string; pid: number }

const SAMPLE_MS = 500
const TICK_MS = 10
/** Of clock ticks; at rest the jobs that check every few seconds for what is due take some. */
const IDLE_TICKS = 5
/** Twelve seconds: pictures are first drawn after three, and what draws them ends after ten without work. */
const IDLE_SAMPLES = 24
const MOST_SAMPLES = 240

/** A process as `npm start` starts it: with its flags, and without the settings of a shop. */
export function startProcess(script: string, env: Record<string, string>): Running {
  return runProcess(process.execPath, [...flagsOfStart(), script], { env })
}

/** A script of the benches that serves, shop or floor, by the flags of `npm start`: without them it would be faster than the shop. */
export function startServer(script: string, words: readonly string[] = [], flags = flagsOfStart()): ChildProcess {
  return fork(path.join(import.meta.dirname, '..', script), words, { execArgv: flags }).once('exit', code => {
    if (code) throw new Error(`${script} ended with ${code}`)
  })
}

/** The next message of a child process. */
export async function nextMessage<Message>(child: ChildProcess): Promise<Message> {
  const [message] = (await once(child, 'message')) as [Message]
  return message
}

/** Memory of these processes and all that they started. Linux only: it reads /proc. */
export function memoryOf(...pids: number[]): Memory {
  return sumOf(pids.flatMap(processesOf))
}

/** Milliseconds of processor that these processes and all that they started have taken so far. */
export function processorOf(...pids: number[]): number {
  const fields = pids.flatMap(treeOf).map(fieldsAfterName)
  return fields.reduce((total, of) => total + Number(of[11]) + Number(of[12]), 0) * TICK_MS
}

/** Returns when the processes have done next to nothing for twelve seconds: pictures are drawn, jobs have had their first turn. */
export async function waitUntilIdle(pid: number): Promise<void> {
  let before = processorOf(pid)
  for (let samples = 0, idle = 0; samples < MOST_SAMPLES && idle < IDLE_SAMPLES; samples++) {
    await pause(SAMPLE_MS)
    const now = processorOf(pid)
    idle = now - before <= IDLE_TICKS * TICK_MS ? idle + 1 : 0
    before = now
  }
}

/**
 * Watches the memory of a process and all that it starts: what draws pictures ends before the shop is at rest. `mostTaken` leaves out
 * processes that run one of the given scripts.
 */
export function watchMemory(pid: number, without: readonly string[] = []) {
  const peaks = new Map<string, number>()
  let [peak, mostTaken] = [0, 0]
  function sample(): ProcessMemory[] {
    const all = processesOf(pid)
    for (const { script, peak: its } of all) peaks.set(script, Math.max(peaks.get(script) ?? 0, its))
    peak = Math.max(peak, sumOf(all).peak)
    mostTaken = Math.max(mostTaken, sumOf(all.filter(({ script }) => !without.includes(script))).taken)
    return all
  }
  const timer = setInterval(sample, SAMPLE_MS)
  sample()
  return {
    /** `byScript`: of each script what it takes now, and in brackets the most that it took. */
    look() {
      const all = sample()
      const nowOf = (script: string) => sumOf(all.filter(one => one.script === script)).now
      const byScript = [...peaks].map(([script, most]) => `${script} ${nowOf(script).toFixed(0)} (${most.toFixed(0)})`)
      return { now: sumOf(all).now, peak, mostTaken, byScript: byScript.join(', ') }
    },
    stop: () => clearInterval(timer),
  }
}

/** A process and all that it started. Linux only. */
export function processesOf(pid: number): ProcessMemory[] {
  return treeOf(pid).map(one => {
    const words = textOf(one, 'cmdline').split('\0')
    // What is loaded before it stands in front of it.
    const file = words.find((word, at) => /\.(ts|mjs)$/.test(word) && words[at - 1] !== '--import') ?? words[0] ?? ''
    const script = path.parse(file).name
    const status = (name: 'VmRSS' | 'VmHWM') => megabytesIn(textOf(one, 'status'), name)
    const taken = megabytesIn(textOf(one, 'smaps_rollup'), 'Pss')
    return { script, file, pid: one, now: status('VmRSS'), peak: status('VmHWM'), taken }
  })
}

function sumOf(all: readonly Memory[]): Memory {
  const sum = (part: keyof Memory) => all.reduce((total, one) => total + one[part], 0)
  return { now: sum('now'), peak: sum('peak'), taken: sum('taken') }
}

function treeOf(pid: number): number[] {
  const all = readdirSync('/proc').filter(name => /^\d+$/.test(name))
  const parents = new Map(all.map(one => [Number(one), Number(fieldsAfterName(Number(one))[1])]))
  const tree = [pid]
  for (const parent of tree) for (const [one, its] of parents) if (its === parent) tree.push(one)
  return tree
}

function megabytesIn(text: string, name: string): number {
  return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0) / 1024
}

/** The fields of stat behind the name, which may hold spaces. */
function fieldsAfterName(pid: number): string[] {
  return textOf(pid, 'stat').split(') ').at(-1)?.split(' ') ?? []
}

/** Empty for a process that has just ended. */
function textOf(pid: number, file: 'cmdline' | 'smaps_rollup' | 'stat' | 'status'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
