/** Where lines end up: a file, or the output of the process. */
export type Sink = {
  /** Writes all of the bytes; rejects when it could not. */
  append(bytes: Buffer): Promise<void>
  /** Whether the bytes under way are with the system already, which writes them even if the process ends. */
  isHandedOver(): boolean
  /** Writes at once, for a process that ends. Throws when it could not. */
  appendNow(bytes: Buffer): void
}

type WriterOptions = {
  sink: Sink
  /** The line that counts the lost lines, with its line break. */
  lostLine: (count: number) => string
  /** Called once per outage, with the error of the system. */
  onOutage?: (error: unknown) => void
  /** Called with how many lines were lost just now. */
  onLost?: (count: number) => void
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
  const { sink, lostLine, onOutage, onLost, mostWaiting = MOST_WAITING, retryMs = RETRY_MS } = options
  const waiting = createLineQueue(mostWaiting)
  let underWay: string[] = []
  let lost = 0
  let isWriting = false
  let isOut = false
  let isEnding = false

  const bytesOf = (lines: string[]) => Buffer.from((lost > 0 ? lostLine(lost) : '') + lines.join(''))

  function lose(count: number): void {
    lost += count
    onLost?.(count)
  }

  async function work(): Promise<void> {
    isWriting = true
    while ((!waiting.isEmpty() || lost > 0) && !isEnding) {
      const lines = waiting.takeChunk()
      const reported = lost
      underWay = lines
      try {
        await sink.append(bytesOf(lines))
        lost -= reported
        isOut = false
      } catch (error) {
        if (isEnding) return
        lose(lines.length)
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
      lose(lines.length)
    }
  }

  return {
    write(line) {
      if (isEnding) return writeNow([line])
      if (!waiting.add(line)) lose(1)
      if (!isWriting) void work()
    },
    /** The last write of a process: what waits is written now, and so is every later line. */
    flushNow() {
      if (isEnding) return
      isEnding = true
      if (underWay.length > 0 && !sink.isHandedOver()) writeNow(underWay)
      while (!waiting.isEmpty()) writeNow(waiting.takeChunk())
    },
  }
}

/** Lines in their order, together at most so many bytes. */
function createLineQueue(mostBytes: number) {
  let lines: string[] = []
  let bytes = 0
  return {
    isEmpty: () => lines.length === 0,

    /** False when there is no room for the line. */
    add(line: string): boolean {
      const size = Buffer.byteLength(line)
      if (bytes + size > mostBytes) return false
      lines.push(line)
      bytes += size
      return true
    },

    takeChunk(): string[] {
      let size = 0
      let count = 0
      for (; count < lines.length; count++) {
        const next = size + Buffer.byteLength(lines[count] ?? '')
        if (count > 0 && next > CHUNK) break
        size = next
      }
      const chunk = lines.slice(0, count)
      lines = lines.slice(count)
      bytes -= size
      return chunk
    },
  }
}
