import { isDuplicateKey } from '@shop/service-kit/storage/duplicate-key'
import type { Collection, Db } from 'mongodb'
import type { StoredArticle } from '../articles/article.ts'

/** What becomes other in one article: its fields before, and as they are to be. */
export type JointRow = {
  article: string
  revision: number
  before: Partial<StoredArticle>
  fields: Partial<StoredArticle>
}

/** One change of several articles, as it is written down before the first of them is changed. */
export type JointChange = {
  /** What is changed: one such change at a time. */
  _id: string
  who: string
  at: Date
  /** Which of an article's revisions it counts by. */
  of: 'product' | 'pictures'
  rows: JointRow[]
  /** Somebody else was faster with one of them: the others go back. */
  goes_back?: boolean
}

export type JointChangesRepository = ReturnType<typeof createJointChanges>

/** Changes of several articles that are under way. */
export function createJointChanges(db: Db) {
  const changes: Collection<JointChange> = db.collection<JointChange>('joint_changes')
  return {
    /** False: another change of the same thing is under way. */
    async begin(change: JointChange): Promise<boolean> {
      try {
        await changes.insertOne(change)
        return true
      } catch (error) {
        if (isDuplicateKey(error)) return false
        throw error
      }
    },

    async one(id: string): Promise<JointChange | null> {
      return changes.findOne({ _id: id })
    },

    async underWay(): Promise<JointChange[]> {
      return changes.find({ _id: { $gt: '' } }).toArray()
    },

    async goBack({ _id, at }: JointChange): Promise<void> {
      await changes.updateOne({ _id, at }, { $set: { goes_back: true } })
    },

    async end({ _id, at }: JointChange): Promise<void> {
      await changes.deleteOne({ _id, at })
    },
  }
}
