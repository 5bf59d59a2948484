import { createFileSink } from '@shop/service-kit/log/file-sink'
import { createLineWriter } from '@shop/service-kit/log/line-writer'

/** Where what the processes print goes. */
export type DevTerminal = {
  /** A line of a process: what is for machines goes to the log, all else to the people who read the terminal. */
  printLine(part: string, line: string): void
  /** About a process, for people. */
  say(part: string, text: string): void
  /** Writes at once what the log still lacks, for a process that ends. */
  flush(): void
}

type Bounds = Parameters<typeof createFileSink>[1]

/** `file`: the log of all processes; null: what is for machines is printed, too. */
export function openTerminal(file: string | null, bounds: Bounds, print: (line: string) => void): DevTerminal {
  const lostLine = (count: number) =>
    `${JSON.stringify({ level: 'warn', name: 'dev', count, msg: 'lines were lost' })}\n`
  const log = file === null ? null : createLineWriter({ sink: createFileSink(file, bounds), lostLine })
  return {
    printLine(part, line) {
      if (log && isForMachines(line)) log.write(`${line}\n`)
      else if (line.trim() !== '') print(`[${part}] ${line}`)
    },
    say: (part, text) => print(`[${part}] ${text}`),
    flush: () => log?.flushNow(),
  }
}

function isForMachines(line: string): boolean {
  return line.startsWith('{"level":')
}
