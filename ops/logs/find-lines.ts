/** A line of the log of any process: who wrote it, when, and the facts beside it. */
export type LogLine = { time: string; name: string; level: string; msg: string } & Record<string, unknown>

/** The lines of a request in a piece of log, with those of browsers that report it as failed. Containers write their name before each; what is no line of ours is left out. */
export function findLines(text: string, requestId: string): LogLine[] {
  return text.split('\n').flatMap(row => {
    // Most lines belong to others, and reading JSON is slow.
    if (!row.includes(requestId)) return []
    const line = parsedOrNull(row.slice(row.indexOf('{')))
    return line?.request_id === requestId || line?.failed_request === requestId ? [line] : []
  })
}

/** As people read it: the time, who wrote it, what happened, and the facts. */
export function showLine({ time, name, level, msg, pid: _, request_id: __, ...facts }: LogLine): string {
  const details = Object.entries(facts).map(
    ([fact, value]) => `${fact}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  )
  return [time, name, level, msg, ...details].filter(Boolean).join('  ')
}

function parsedOrNull(text: string): LogLine | null {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
