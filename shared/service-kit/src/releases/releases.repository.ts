import type { Collection, Db } from 'mongodb'
import { isDuplicateKey } from '../storage/duplicate-key.ts'
import type { ReleaseStore, Releases } from './releases.ts'

type Row = Releases & { _id: string }

/** The registry in a database: for several host servers that share the files, or whose files come with their images. */
export function createReleasesRepository(db: Db): ReleaseStore & { readAll(): Promise<Map<string, Releases>> } {
  const parts: Collection<Row> = db.collection('parts')
  return {
    async read(part) {
      const row = await parts.findOne({ _id: part })
      return row && releasesIn(row)
    },
    async write(part, releases) {
      const row = { _id: part, ...releases }
      if (releases.revision > 1) {
        const { matchedCount } = await parts.replaceOne({ _id: part, revision: releases.revision - 1 }, row)
        return matchedCount === 1
      }
      try {
        await parts.insertOne(row)
        return true
      } catch (error) {
        if (isDuplicateKey(error)) return false
        throw error
      }
    },
    async readAll() {
      const rows = await parts.find().toArray()
      return new Map(rows.map(row => [row._id, releasesIn(row)]))
    },
  }
}

function releasesIn({ _id, ...releases }: Row): Releases {
  return releases
}
