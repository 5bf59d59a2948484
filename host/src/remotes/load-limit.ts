/** A chunk or a style sheet that neither comes nor fails is given up after this long. */
export const LOAD_LIMIT_MS = 120_000

/**
 * What is loading, or the load error.
 * @throws Error after `LOAD_LIMIT_MS`.
 */
export function inTime<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('load time-out')), LOAD_LIMIT_MS))
  return Promise.race([loading, late])
}
