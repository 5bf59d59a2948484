import { HOUR_MS, MINUTE_MS } from '@shop/calendar/durations'
import { uploadLimits } from '@shop/contracts/catalog/upload-limits'
import { ShopError } from '@shop/contracts/errors'
import type { GoodsRefusal } from '@shop/contracts/staff/exchange/goods-exchange'
import type { Clock } from '@shop/service-kit/process/clock'
import type { Catalog } from '../clients/catalog.ts'
import type { ExchangeFile, ExchangeFiles } from '../exchange/exchange-files.repository.ts'
import type { ExchangeLog } from '../exchange/exchange-log.repository.ts'
import { pictureName } from './picture-name.ts'
import { noNews } from './process-goods.ts'

type PicturesDeps = {
  exchangeFiles: ExchangeFiles
  exchangeLog: ExchangeLog
  catalog: Pick<Catalog, 'useOfPicture' | 'takePicture'>
  clock: Clock
}
/** `later`: nothing can be said yet. */
type Outcome = 'given' | 'known' | 'staffs' | 'later' | GoodsRefusal

/** Less than the lease of the job. */
const PATIENCE_MS = 20_000
/** Longer than the catalogue takes for one. */
const LEASE_MS = 60_000
const AGAIN_MS = 10 * MINUTE_MS
/** Less than its bytes are kept. */
const MOST_WAITING_MS = 40 * HOUR_MS

/**
 * Pictures that 1C has sent, one after another, once their goods are there: a file of goods that is being applied goes first. One that is
 * broken is named in the log, and holds up nothing.
 */
export async function givePictures(deps: PicturesDeps): Promise<void> {
  const { exchangeFiles, clock } = deps
  const deadline = performance.now() + PATIENCE_MS
  while (performance.now() < deadline) {
    if (await exchangeFiles.isTakingGoods()) return
    const now = clock.now()
    const file = await exchangeFiles.claimPicture(now, new Date(now.getTime() + LEASE_MS))
    if (!file) return
    const isOld = now.getTime() - file.started_at.getTime() > MOST_WAITING_MS
    const outcome = await outcomeOf(deps, file)
    if (outcome === 'later' && !isOld) await exchangeFiles.postpone(file._id, new Date(now.getTime() + AGAIN_MS))
    else {
      await note(deps, file, outcome === 'later' ? 'picture_unclaimed' : outcome)
      await exchangeFiles.markDone(file)
    }
  }
}

async function outcomeOf({ catalog, exchangeFiles }: PicturesDeps, file: ExchangeFile): Promise<Outcome> {
  const name = pictureName(file.name)
  const use = await catalog.useOfPicture(name)
  if (use === 'nobody') return 'picture_unclaimed'
  if (use === 'of_colors') return 'picture_of_colors'
  if (use !== 'wanted') return use
  if (file.length > uploadLimits.maxBytes) return 'picture_too_large'
  const bytes: Buffer[] = []
  for await (const part of exchangeFiles.read(file, 0, file.length)) bytes.push(part)
  try {
    return (await catalog.takePicture({ name, exchange: file.exchange }, Buffer.concat(bytes))) ? 'given' : 'known'
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    // A full storage, or staff who work on these pictures at this moment.
    return broken[error.code] ?? 'later'
  }
}

const broken: Readonly<Record<string, GoodsRefusal>> = {
  unsupported_media_type: 'picture_unreadable',
  picture_unreadable: 'picture_unreadable',
  picture_too_small: 'picture_too_small',
  picture_too_large: 'picture_too_large',
}

async function note({ exchangeLog }: PicturesDeps, file: ExchangeFile, outcome: Exclude<Outcome, 'later'>) {
  const note = (about: object, ignored: readonly string[] = []) =>
    exchangeLog.addGoodsOutcome(file.exchange, { ...noNews, ...about }, ignored)
  if (outcome === 'known') return
  if (outcome === 'given') return note({ pictures: 1 })
  // Pictures of what the shop had before are the shop's own.
  if (outcome === 'staffs') return note({}, ['Картинки наявних артикулів'])
  const article = pictureName(file.name)
  return note({ refused: [{ article, reason: outcome, detail: article }] })
}
