import { uploadLimits } from '@shop/contracts/catalog/upload-limits'
import type { RefusedGoods } from '@shop/contracts/staff/exchange/goods-exchange'
import type { Clock } from '@shop/service-kit/process/clock'
import type { Entry } from 'yauzl'
import { MOST_UNPACKED, openArchive } from '../exchange/archive.ts'
import type { ExchangeFile, ExchangeFiles } from '../exchange/exchange-files.repository.ts'
import { ExchangeProblem } from '../exchange/exchange-problem.ts'
import { receivePiece } from '../exchange/receive-piece.ts'
import { isPicture, pictureName } from './picture-name.ts'

type ArchivedDeps = { exchangeFiles: ExchangeFiles; clock: Clock }

/** Pictures that came in the archive of a file of goods are files of their own from now on, as if 1C had sent each. */
export async function takeOutPictures(deps: ArchivedDeps, file: ExchangeFile): Promise<RefusedGoods[]> {
  const archive = await openArchive(deps.exchangeFiles, file)
  if (!archive) return []
  const refused: RefusedGoods[] = []
  const refuse = (name: string, reason: RefusedGoods['reason']) =>
    refused.push({ article: pictureName(name), reason, detail: pictureName(name) })
  try {
    const pictures: Entry[] = []
    for await (const entry of archive.entries()) if (isPicture(entry.fileName)) pictures.push(entry)
    let unpacked = 0
    for (const entry of pictures) {
      const { fileName: name, uncompressedSize } = entry
      unpacked += uncompressedSize
      if (uncompressedSize > uploadLimits.maxBytes || unpacked > MOST_UNPACKED) refuse(name, 'picture_too_large')
      else
        await receivePiece(deps, { exchange: file.exchange, name, kind: 'picture' }, archive.bytes(entry)).catch(
          (error: unknown) => {
            if (!(error instanceof ExchangeProblem)) throw error
            refuse(name, 'picture_unreadable')
          },
        )
    }
  } finally {
    archive.close()
  }
  await deps.exchangeFiles.releasePictures(file.exchange, deps.clock.now())
  return refused
}
