/** Where lines end up: a file, or the output of the process. */
export type Sink = {
  /** Writes all of the bytes; rejects when it could not. */
  append(bytes: Buffer): Promise<void>
  /** Whether the bytes under way are with the system already, which writes them even if the process ends. */
  isHandedOver(): boolean
  /** The same at once, for a process that ends. Throws when it could not. */
  appendNow(bytes: Buffer): void
}

type WriterOptions = {
  sink: Sink
  /** The line that counts the lost lines, with its line break. */
  lostLine: (count: number) => string
  /** Called once per outage, with the error of the system. */
  onOutage?: (error: unknown) => void
  /** What waits for a slow disk, in bytes; lines beyond it are lost. */
  mostWaiting?: number
  /** How long after a failure the sink is tried again, in milliseconds. */
  retryMs?: number
}

export type LineWriter = { write(line: string): void; flushNow(): void }

const MOST_WAITING = 4 * 1024 * 1024
/** Small enough for one write to a pipe, large enough that a busy shop writes a few times a second only. */
const CHUNK = 64 * 1024
const RETRY_MS = 1000

/**
 * Writes lines in the background and never throws. Lines that could not be written are counted;
 * as soon as there is room again, one line counts the missing ones.
 */
export function createLineWriter(options: WriterOptions): LineWriter {
  const { sink, lostLine, onOutage, mostWaiting = MOST_WAITING, retryMs = RETRY_MS } = options
  let waiting: string[] = []
  let bytesWaiting = 0
  let underWay: string[] = []
  let lost = 0
  let isWriting = false
  let isOut = false
  let isEnding = false

  function take(): string[] {
    let bytes = 0
    let count = 0
    for (; count < waiting.length; count++) {
      bytes += Buffer.byteLength(waiting[count] ?? '')
      if (count > 0 && bytes > CHUNK) break
    }
    const lines = waiting.slice(0, count)
    waiting = waiting.slice(count)
    for (const line of lines) bytesWaiting -= Buffer.byteLength(line)
    return lines
  }

  const bytesOf = (lines: string[]) => Buffer.from((lost > 0 ? lostLine(lost) : '') + lines.join(''))

  async function work(): Promise<void> {
    isWriting = true
    while ((waiting.length > 0 || lost > 0) && !isEnding) {
      const lines = take()
      const reported = lost
      underWay = lines
      try {
        await sink.append(bytesOf(lines))
        lost -= reported
        isOut = false
      } catch (error) {
        if (isEnding) return
        lost += lines.length
        if (!isOut) onOutage?.(error)
        isOut = true
        // The process may end while it waits for room.
        setTimeout(() => void work(), retryMs).unref()
        return
      } finally {
        underWay = []
      }
    }
    isWriting = false
  }

  function writeNow(lines: string[]): void {
    try {
      sink.appendNow(bytesOf(lines))
      lost = 0
    } catch {
      lost += lines.length
    }
  }

  return {
    write(line) {
      if (isEnding) return writeNow([line])
      const bytes = Buffer.byteLength(line)
      if (bytesWaiting + bytes > mostWaiting) {
        lost += 1
        if (!isWriting) void work()
        return
      }
      waiting.push(line)
      bytesWaiting += bytes
      if (!isWriting) void work()
    },
    /** The last write of a process: what waits is written now, and so is every later line. */
    flushNow() {
      if (isEnding) return
      isEnding = true
      if (underWay.length > 0 && !sink.isHandedOver()) writeNow(underWay)
      while (waiting.length > 0) writeNow(take())
    },
  }
}
