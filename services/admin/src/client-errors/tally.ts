/** How a version did: page views in which it loaded or failed, those in which it failed, and the networks of the latter. */
export type Tally = { loads: number; failures: number; networks: number }

/** One page view in which a version loaded or failed; `network` is a digest. */
export type PageViewOutcome = { network: string; failed: boolean; at: Date }

/** Null where there were no page views. */
export function failureShare({ loads, failures }: Pick<Tally, 'loads' | 'failures'>): number | null {
  return loads > 0 ? failures / loads : null
}
