/** Items of an article that are sold before they arrive. Where a size is on the shelf, it is sold from there. */
type DemoPreorder = { arrives_in_days: number; limit: number | null }

/** By article; `limit` is how many of each size may be promised, null: as many as are asked for. */
export const preorders: Record<string, DemoPreorder> = {
  'CO-2014-IVO-R': { arrives_in_days: 24, limit: null },
  'CO-2014-IVO-L': { arrives_in_days: 24, limit: 6 },
  'DR-1051-BKF-L': { arrives_in_days: 17, limit: null },
  // Three sizes are still there, the others come in a month.
  'JK-3040-NVP-R': { arrives_in_days: 31, limit: 10 },
  'DR-1029-CHE-L': { arrives_in_days: 12, limit: null },
}
