import type { Db } from 'mongodb'

/** `step`: of the code that was taken last. `recovery`: digests of codes that are still good. */
type SecondFactor = { secret: string; step: number; since: Date; recovery: string[] }
type Stored = {
  _id: string
  epoch: number
  second_factor?: SecondFactor
  pending_factor?: { secret: string; until: Date }
}

export type SecondFactors = ReturnType<typeof createSecondFactors>

/** Secrets of second factors. They are kept in the document of the person, so that one write changes both; only this file reads them. */
export function createSecondFactors(db: Db) {
  const staff = db.collection<Stored>('staff')
  const hasMatched = ({ matchedCount }: { matchedCount: number }) => matchedCount === 1

  return {
    of: async (person: string) => (await staff.findOne({ _id: person }))?.second_factor ?? null,

    /** False when there is a second factor already. */
    begin: async (person: string, secret: string, until: Date) =>
      hasMatched(
        await staff.updateOne(
          { _id: person, second_factor: { $exists: false } },
          { $set: { pending_factor: { secret, until } } },
        ),
      ),
    async pending(person: string, now: Date): Promise<string | null> {
      const pending = (await staff.findOne({ _id: person }))?.pending_factor
      return pending && pending.until > now ? pending.secret : null
    },
    /** False when another one was begun or confirmed meanwhile. Earlier sessions end. */
    confirm: async (person: string, second_factor: SecondFactor) =>
      hasMatched(
        await staff.updateOne(
          { _id: person, 'pending_factor.secret': second_factor.secret, second_factor: { $exists: false } },
          { $set: { second_factor }, $unset: { pending_factor: '' }, $inc: { epoch: 1 } },
        ),
      ),

    /** False when a code of this step, or of a later one, was taken before. */
    useStep: async (person: string, step: number) =>
      hasMatched(
        await staff.updateOne(
          { _id: person, 'second_factor.step': { $lt: step } },
          { $set: { 'second_factor.step': step } },
        ),
      ),
    /** False for an unknown or used code; of two uses at the same time one gets false. */
    useRecovery: async (person: string, digest: string) =>
      hasMatched(
        await staff.updateOne(
          { _id: person, 'second_factor.recovery': digest },
          { $pull: { 'second_factor.recovery': digest } },
        ),
      ),
    replaceRecovery: async (person: string, recovery: string[]) =>
      hasMatched(
        await staff.updateOne(
          { _id: person, second_factor: { $exists: true } },
          { $set: { 'second_factor.recovery': recovery } },
        ),
      ),
    async remove(person: string): Promise<void> {
      await staff.updateOne({ _id: person }, { $unset: { second_factor: '', pending_factor: '' }, $inc: { epoch: 1 } })
    },
  }
}
