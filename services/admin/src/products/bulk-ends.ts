import {
  type EndedBulk,
  internalBulkRecordedEndpoint,
  internalEndedBulksEndpoint,
} from '@shop/contracts/staff/goods/staff-product-bulk'
import type { InternalClient } from '@shop/service-kit/between-services/internal-client'
import type { Change } from '@shop/service-kit/between-services/staff-calls'
import type { AuditLog } from '../audit/audit-log.ts'

type Ended = Pick<EndedBulk, 'id' | 'change' | 'changed' | 'left' | 'refused' | 'articles' | 'done' | 'total'>

/** What the audit log keeps of the end of a change of many products; recorded once, whoever is the first to hear of it. */
export function bulkEnd({ id, change, articles, changed, left, refused, done, total }: Ended): Change {
  const after = { changed, left, refused, ...(done < total && { done, total }) }
  return { action: 'product_bulk', subject: id, subjects: articles, once: id, asked: change, after }
}

/** The same of its undoing. */
export function undoEnd(undone: { id: string; articles: string[]; restored: number; left: number }): Change {
  const { id, articles, restored, left } = undone
  return { action: 'product_bulk_undo', subject: id, subjects: articles, once: id, after: { restored, left } }
}

/** Records what ended while nobody waited for it: whoever asked had left, or a process had died. */
export async function recordBulkEnds(catalog: InternalClient, audit: AuditLog): Promise<void> {
  const { bulks } = await catalog.call(internalEndedBulksEndpoint, {})
  for (const bulk of bulks) {
    const { id, who, undone, undone_by, restored_articles: articles } = bulk
    await recordAs(audit, bulkEnd(bulk), 'product_bulk_begin', who)
    if (undone && undone_by)
      await recordAs(audit, undoEnd({ id, articles, ...undone }), 'product_bulk_undo_begin', undone_by)
    await catalog.call(internalBulkRecordedEndpoint, { id, state: bulk.state })
  }
}

/** From where it was asked, its beginning says. */
async function recordAs(audit: AuditLog, change: Change, begin: Change['action'], who: string): Promise<void> {
  const begun = await audit.once(begin, change.subject ?? '', change.once ?? '')
  const { address, request_id } = begun ?? { address: '', request_id: '' }
  await audit.record({ ...change, who, address, request_id })
}
