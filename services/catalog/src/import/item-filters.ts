import type { ImportItemFilter } from '@shop/contracts/staff/goods/staff-import'
import type { Filter } from 'mongodb'
import type { StoredItem } from './imports.repository.ts'

/** Which products of an import staff look at. */
export const itemFilters: Record<ImportItemFilter | 'all', Filter<StoredItem>> = {
  all: {},
  created: { kind: 'created' },
  changed: { kind: 'changed' },
  left: { kind: 'left' },
  refused: { kind: 'refused' },
  failed: { state: 'failed' },
  pictures: { pictures_state: 'failed' },
}
