import { readdirSync } from 'node:fs'
import { setPriority } from 'node:os'

/** Where shoppers take all of the machine, pictures get a third of their share: with a tenth, staff wait minutes for an upload. */
const NICENESS = 5

/** Shoppers who read and buy go before pictures. Threads that the process starts from now on inherit it. */
export function leaveFirstTurn(pid: number): void {
  setPriority(pid, NICENESS)
}

/** Also for the threads of this process that began before its parent could say so. */
export function leaveFirstTurnHere(): void {
  const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [process.pid]
  for (const thread of threads) {
    try {
      leaveFirstTurn(thread)
    } catch {
      // It has ended since.
    }
  }
}
