/** Connections of one process to the database at a time. */
export type PoolSizes = {
  /** Of the pool that all work of the process shares. */
  work: number
  /** Of the one that only rate limits take. */
  limits: number
}

/** Where nothing says how many the database can give. */
export const MOST_CONNECTIONS: PoolSizes = { work: 50, limits: 10 }

/** With fewer a page that asks for several things at once would wait for itself. */
export const FEWEST_CONNECTIONS = 6

/**
 * The pools of one of `processes` that share what the database can give: an equal part each, a sixth of it for limits, and never more
 * than one process has use for.
 * @param together connections of all processes at a time, `FEWEST_CONNECTIONS` each or more; undefined: nothing bounds them.
 */
export function poolSizes(together: number | undefined, processes: number): PoolSizes {
  if (together === undefined) return MOST_CONNECTIONS
  const each = Math.floor(together / processes)
  const limits = Math.min(MOST_CONNECTIONS.limits, Math.max(2, Math.floor(each / 6)))
  return { work: Math.min(MOST_CONNECTIONS.work, each - limits), limits }
}
