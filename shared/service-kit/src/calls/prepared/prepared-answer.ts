import type { Endpoint } from '@shop/contracts/endpoint'
import { type Packed, packPieces } from './packed.ts'

/** An answer that is the same for everybody until something changes: written, compressed and marked once, and sent as it lies there. */
export class PreparedAnswer {
  readonly packed: Packed

  constructor(packed: Packed) {
    this.packed = packed
  }
}

/** Writes the answer of a public call, with what its contract names and nothing else. */
export async function prepareAnswer<Params, Query, Body, Result>(
  { result }: Pick<Endpoint<Params, Query, Body, Result>, 'result'>,
  answer: Result,
): Promise<PreparedAnswer> {
  return new PreparedAnswer(await packPieces([JSON.stringify({ status: true, ...result.parse(answer) })]))
}

/** The answer as its receiver reads it. */
export function readPrepared<Read>({ packed: { identity } }: PreparedAnswer): Read {
  return JSON.parse(identity.toString())
}
