import type { Db } from 'mongodb'

/** An uploaded picture; its pixels lie in the storage. */
export type Upload = {
  name: string
  /** In pixels. */
  width: number
  height: number
  placeholder: string
  by: string
  at: Date
  /** When it was last seen in use; null: nothing has named it yet. */
  named_at: Date | null
  /** It is being removed: nothing may name it any more. */
  is_leaving?: true
  /** The address that an import fetched it from. */
  source?: string
}

export type UploadsRepository = ReturnType<typeof createUploadsRepository>

export function createUploadsRepository(db: Db) {
  const uploads = db.collection<Upload>('pictures')
  const whole = { projection: { _id: 0 } } as const
  const stays = { is_leaving: { $exists: false } }
  return {
    async createIndexes(): Promise<void> {
      await uploads.createIndexes([
        { key: { name: 1 }, unique: true },
        { key: { source: 1 }, sparse: true },
      ])
    },
    async add(upload: Upload): Promise<void> {
      await uploads.insertOne({ ...upload })
    },
    async has(name: string): Promise<boolean> {
      return (await uploads.findOne({ name, ...stays }, { projection: { _id: 0, name: 1 } })) !== null
    },
    /** Names of uploads that are there, or are being removed. */
    async among(names: readonly string[]): Promise<Set<string>> {
      const found = uploads.find({ name: { $in: [...names] } }, { projection: { _id: 0, name: 1 } })
      return new Set((await found.toArray()).map(({ name }) => name))
    },
    async noteSource(name: string, source: string): Promise<void> {
      await uploads.updateOne({ name }, { $set: { source } })
    },
    /** Names of what was fetched from these addresses, by address. */
    async findNamesBySource(sources: readonly string[]): Promise<Map<string, string>> {
      if (sources.length === 0) return new Map()
      const found = await uploads.find({ source: { $in: [...sources] }, ...stays }, whole).toArray()
      return new Map(found.map(({ source = '', name }) => [source, name]))
    },
    /** Names of uploads that may be used; from now on they are in use. */
    async claim(names: readonly string[], now: Date): Promise<Upload[]> {
      if (names.length === 0) return []
      const wanted = { name: { $in: [...names] }, ...stays }
      await uploads.updateMany(wanted, { $set: { named_at: now } })
      return uploads.find(wanted, whole).toArray()
    },
    /** These were seen in use. */
    async noteNamed(names: readonly string[], now: Date): Promise<void> {
      await uploads.updateMany({ name: { $in: [...names] } }, { $set: { named_at: now }, $unset: { is_leaving: '' } })
    },
    all(): Promise<Pick<Upload, 'name' | 'at' | 'named_at' | 'is_leaving'>[]> {
      return uploads.find({}, { projection: { _id: 0, name: 1, at: 1, named_at: 1, is_leaving: 1 } }).toArray()
    },
    async letGo(names: readonly string[]): Promise<void> {
      await uploads.updateMany({ name: { $in: [...names] } }, { $set: { is_leaving: true } })
    },
    async remove(name: string): Promise<void> {
      await uploads.deleteOne({ name })
    },
  }
}
