import { type Author, type Revised, saveAtRevision } from '@shop/service-kit/storage/change-at-revision'
import { MAX_READ_MS } from '@shop/service-kit/storage/read-limit'
import type { Db } from 'mongodb'
import type { PaymentChoices } from '../live-settings/settings-snapshot.ts'
import type { SettingsChange } from '../settings-version/settings-version.repository.ts'

export type StoredPaymentChoices = PaymentChoices & Revised

type Row = StoredPaymentChoices & { _id: string }

export type PaymentChoicesRepository = ReturnType<typeof createPaymentChoices>

const SHOP = { _id: 'shop' } as const

/** One document: what staff saved wins over the configuration, in every process. */
export function createPaymentChoices(db: Db, change: SettingsChange) {
  const settings = db.collection<Row>('settings')
  return {
    /** Null until staff have saved something. */
    find: (): Promise<StoredPaymentChoices | null> =>
      settings.findOne(SHOP, { projection: { _id: 0 }, maxTimeMS: MAX_READ_MS }),

    /** @throws ShopError changed_meanwhile. */
    async save(fields: PaymentChoices, revision: number, author: Author): Promise<StoredPaymentChoices> {
      return (await change(() => saveAtRevision(settings, SHOP, { ...author, revision, fields }))).after
    },
  }
}
