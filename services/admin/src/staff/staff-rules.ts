import type { Db } from 'mongodb'

type Rules = { _id: 'second-factor'; required: boolean }

export type StaffRules = ReturnType<typeof createStaffRules>

/** What the owner asks of everybody. */
export function createStaffRules(db: Db) {
  const rules = db.collection<Rules>('staff_rules')
  return {
    isSecondFactorRequired: async () => (await rules.findOne({ _id: 'second-factor' }))?.required ?? false,
    async setSecondFactorRule({ required }: { required: boolean }): Promise<void> {
      await rules.updateOne({ _id: 'second-factor' }, { $set: { required } }, { upsert: true })
    },
  }
}
