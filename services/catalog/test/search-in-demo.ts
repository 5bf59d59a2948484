import type { ProductCard } from '@shop/contracts/catalog/products'
import { readAnswer } from '@shop/service-kit/calls/written-json'
import { answerHits } from '../src/listing/answer-hits.ts'
import { buildSnapshot, type SnapshotParts } from '../src/snapshot/build-snapshot.ts'
import { demoParts } from './demo-parts.ts'

type Found = { list: ProductCard[]; count: number; matched: string[] }

/** Asks the search of the demonstration catalogue, or of another one. */
export async function searchIn(parts: SnapshotParts = demoParts()): Promise<(query: string, limit?: number) => Found> {
  const snapshot = await buildSnapshot(parts)
  return (query, limit = 100) => readAnswer<Found>(answerHits(snapshot, { query, limit, group: 'garment' }))
}
