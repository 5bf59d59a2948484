import type { UploadedPicture } from '@shop/contracts/staff/goods/staff-pictures'
import type { Log } from '@shop/service-kit/log/log'
import type { Clock } from '@shop/service-kit/process/clock'
import type { Db } from 'mongodb'
import type { ArticlesRepository } from '../articles/articles.repository.ts'
import type { GoodsChangeDeps } from '../goods-changes/carry-out.ts'
import type { FormerChanges } from '../goods-changes/former-changes.ts'
import type { GoodsChangesRepository } from '../goods-changes/goods-changes.repository.ts'
import type { KnownNamesRepository } from '../goods-rules/known-names.repository.ts'
import type { UploadsRepository } from '../staff-pictures/uploads.repository.ts'
import type { StockRepository } from '../stock/stock.repository.ts'
import type { CatalogueVersionRepository } from '../storage/catalogue-version.repository.ts'
import type { NamedThingsDeps } from './draft/import-names.ts'
import type { OpenImportFile } from './file/reading-process.ts'
import type { ImportsRepository } from './imports.repository.ts'
import type { FetchPicture } from './pictures/fetch-picture.ts'

export type ImportDeps = NamedThingsDeps &
  Pick<GoodsChangeDeps, 'findUsedArticles'> & {
    db: Db
    articles: ArticlesRepository
    goodsChanges: GoodsChangesRepository
    formerChanges: FormerChanges
    stock: StockRepository
    imports: ImportsRepository
    uploads: UploadsRepository
    knownNames: KnownNamesRepository
    version: CatalogueVersionRepository
    clock: Clock
    log: Log
    /** Redraws a picture and keeps it. */
    takeUpload: (file: Uint8Array, by: string) => Promise<UploadedPicture>
    fetchPicture: FetchPicture
    /** Reads a file beside the shop. */
    openFile: OpenImportFile
  }
