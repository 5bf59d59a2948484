import { createHash, randomUUID } from 'node:crypto'
import { ShopError } from '@shop/contracts/errors'
import { MOST_OF_EXCHANGE } from '@shop/contracts/upload-paths'
import type { Clock } from '@shop/service-kit/process/clock'
import { type ExchangeFile, type ExchangeFiles, type FileKind, PART_BYTES } from './exchange-files.repository.ts'
import { ExchangeProblem } from './exchange-problem.ts'
import { isWhole } from './file-end.ts'

type Coming = { exchange: string; name: string; kind?: FileKind; lastBelow?: number }
type ReceiveDeps = { exchangeFiles: ExchangeFiles; clock: Clock }

/**
 * Stores a piece of a file as it comes, never whole in memory. A piece of the same name is appended within one exchange; what was
 * cut off counts for nothing, and the newest piece once more is its repeat. A file that had come to its end begins again.
 * `lastBelow`: a piece of fewer bytes is the last one, for the client divides by the limit that it was told.
 * @throws ExchangeProblem too_large, not_xml, incomplete, empty: the file is known as failed then; ShopError busy when the same file comes twice at the same moment.
 */
export async function receivePiece(
  deps: ReceiveDeps,
  { exchange, name, kind, lastBelow = 0 }: Coming,
  body: AsyncIterable<Buffer>,
): Promise<ExchangeFile> {
  const { exchangeFiles, clock } = deps
  const known = await exchangeFiles.findLatest(exchange, name)
  // A picture that the shop has begun to work on came whole.
  const isGoingOn = known?.state === 'coming' && known.is_waiting !== false
  const file = isGoingOn ? known : await exchangeFiles.begin(exchange, name, clock.now(), kind)
  try {
    return await appendPiece(deps, { known, file, lastBelow }, body)
  } catch (error) {
    if (error instanceof ExchangeProblem) await exchangeFiles.markFailed(file._id, error.kept)
    throw error
  }
}

type Receiving = { known: ExchangeFile | null; file: ExchangeFile; lastBelow: number }

async function appendPiece(
  deps: ReceiveDeps,
  { known, file, lastBelow }: Receiving,
  body: AsyncIterable<Buffer>,
): Promise<ExchangeFile> {
  const { exchangeFiles } = deps
  const piece = await storePiece(deps, file, body)
  // What was cut begins again with the same piece.
  const isRepeat = known?.last_piece === piece.digest && !(known.problem ?? '').startsWith('incomplete')
  if (isRepeat && known === file) return known
  if (isRepeat) {
    await exchangeFiles.forget(file._id)
    return known
  }
  const longer = await exchangeFiles.add(file, piece)
  if (!longer) throw new ShopError('busy')
  if (longer.kind === 'picture') return longer
  if (!(await isWhole(exchangeFiles, longer))) {
    if (piece.length < lastBelow) throw cutOff(longer)
    return longer
  }
  await exchangeFiles.markComplete(longer._id)
  return { ...longer, state: 'complete' }
}

function cutOff({ length, name }: ExchangeFile): ExchangeProblem {
  return length === 0 ? new ExchangeProblem('empty') : new ExchangeProblem('incomplete', name)
}

async function storePiece({ exchangeFiles, clock }: ReceiveDeps, file: ExchangeFile, body: AsyncIterable<Buffer>) {
  const id = randomUUID()
  const hash = createHash('sha256')
  let length = 0
  for await (const part of inParts(body)) {
    if (file.length + length + part.length > MOST_OF_EXCHANGE) throw new ExchangeProblem('too_large')
    hash.update(part)
    await exchangeFiles.write(file._id, id, file.length + length, part, clock.now())
    length += part.length
  }
  return { id, length, digest: `${length} ${hash.digest('base64url')}` }
}

async function* inParts(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = []
  let length = 0
  for await (const chunk of body) {
    for (let from = 0; from < chunk.length; ) {
      const room = Math.min(PART_BYTES - length, chunk.length - from)
      waiting.push(chunk.subarray(from, from + room))
      length += room
      from += room
      if (length < PART_BYTES) continue
      yield Buffer.concat(waiting)
      waiting = []
      length = 0
    }
  }
  if (length > 0) yield Buffer.concat(waiting)
}
