import {
  type ChangedAccountingSettings,
  changeAccountingSettingsEndpoint,
} from '@shop/contracts/staff/exchange/accounting'
import type { InternalCalls } from '@shop/service-kit/between-services/internal'
import { staffWrite } from '@shop/service-kit/between-services/staff-calls'
import type { Clock } from '@shop/service-kit/process/clock'
import { type Author, type Revised, revisionOf, saveAtRevision } from '@shop/service-kit/storage/change-at-revision'
import { MAX_READ_MS } from '@shop/service-kit/storage/read-limit'
import type { Db } from 'mongodb'
import type { SettingsChange } from '../settings-version/settings-version.repository.ts'

type Row = Revised & { _id: string; queues_paid: boolean }
export type AccountingSettings = ReturnType<typeof createAccountingSettings>

type Options = { queuesPaid: boolean; change: SettingsChange }

const ACCOUNTING = { _id: 'accounting' } as const

/** What staff set about 1C; `queuesPaid` of the configuration counts until they have set anything (docs/rules.md, "1C"). */
export function createAccountingSettings(db: Db, { queuesPaid, change }: Options) {
  const settings = db.collection<Row>('settings')
  return {
    /** Do paid orders enter the queue by themselves? */
    async current(): Promise<ChangedAccountingSettings> {
      const stored = await settings.findOne(ACCOUNTING, { maxTimeMS: MAX_READ_MS })
      return { queues_paid: stored?.queues_paid ?? queuesPaid, ...revisionOf(stored ?? {}) }
    },

    /** @throws ShopError changed_meanwhile. */
    async save(fields: Pick<Row, 'queues_paid'>, revision: number, author: Author): Promise<void> {
      await change(() => saveAtRevision(settings, ACCOUNTING, { ...author, revision, fields }))
    },
  }
}

type Deps = { accountingSettings: AccountingSettings; clock: Clock }

export function addAccountingSettingsCalls(calls: InternalCalls, { accountingSettings, clock }: Deps): void {
  staffWrite(calls, changeAccountingSettingsEndpoint, async ({ body: { queues_paid, revision }, who }) => {
    const before = await accountingSettings.current()
    await accountingSettings.save({ queues_paid }, revision, { who, at: clock.now() })
    const settings = await accountingSettings.current()
    const change = {
      action: 'settings_change',
      subject: '1c',
      before: { queues_paid: before.queues_paid },
      after: { queues_paid },
    }
    return { answer: { settings }, change }
  })
}
