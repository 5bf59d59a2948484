import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** Processes that descend from this one and are not the same program again, as far as /proc shows. */
export function processesBelow(pid: number): number[] {
  const parents = new Map<number, number[]>()
  for (const child of running()) {
    const parent = parentOf(child)
    if (parent !== null) parents.set(parent, [...(parents.get(parent) ?? []), child])
  }
  const all = (parent: number): number[] => (parents.get(parent) ?? []).flatMap(child => [child, ...all(child)])
  const program = programOf(pid)
  return all(pid).filter(child => programOf(child) !== program)
}

function running(): number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger)
  } catch {
    return []
  }
}

/** The fourth field; the second is a name in parentheses, which may hold anything. */
function parentOf(pid: number): number | null {
  try {
    const [, , parent] = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/s, ')').split(' ')
    return Number(parent)
  } catch {
    return null
  }
}

function programOf(pid: number): string {
  try {
    return readlinkSync(`/proc/${pid}/exe`)
  } catch {
    return ''
  }
}
