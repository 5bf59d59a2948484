import { explainQueries } from '@shop/testing/query-plans'
import type { Document } from 'mongodb'
import { canary, startWithCanary } from '../test/canary.ts'
import { createShopChecks } from './health/shop-checks.repository.ts'

const now = new Date()
const questions: readonly [string, Document][] = [
  ['staff', { login: 'olha' }],
  ['staff', { _id: 's1' }],
  ['staff_sessions', { _id: 'digest', expires_at: { $gt: now } }],
  ['staff_sessions', { owner: 's1' }],
  ['limits', { _id: 'staff-login:a', expires_at: { $lte: now } }],
  ['audit', { who: 'olha' }],
  ['audit', { kind: 'order', at: { $gte: now } }],
  ['audit', { outcome: 'unknown' }],
  ['audit', { words: { $all: ['26-000042'] } }],
  ['staff', { role: 'owner' }],
  ['staff', { _id: 's1', 'second_factor.step': { $lt: 1 } }],
  ['staff_links', { digest: 'd', expires_at: { $gt: now } }],
  ['staff_links', { _id: 's1' }],
  ['staff_tickets', { _id: 'digest', expires_at: { $gt: now }, tries: { $lt: 5 } }],
  ['staff_step_ups', { _id: 'digest', expires_at: { $gt: now } }],
  ['audit_series', { _id: 'hour', series: 'series' }],
  ['staff_owners', { _id: 'owners', version: 1 }],
  ['staff_rules', { _id: 'second-factor' }],
  ['staff_preferences', { _id: 's1', revision: 0 }],
  ['staff_preferences', { _id: 's1', notifications: 'order_paid' }],
  ['staff_preferences', { notifications: 'order_paid' }],
  ['staff', { _id: { $in: ['s1', 's2'] } }],
  ['client_errors', { _id: 'digest' }],
  ['client_errors', { part: 'mf-catalog' }],
  ['release_page_views', { _id: 'view mf-catalog', failed: false }],
  ['release_page_views', { part: 'mf-catalog', version: 'a', failed: true, at: { $gte: now } }],
  ['release_page_views', { part: 'mf-catalog', version: 'a', at: { $gte: now } }],
  ['release_counts', { _id: 'mf-catalog a hour' }],
  ['release_counts', { hour: { $gt: now } }],
  ['web_vitals', { _id: 'mf-catalog a LCP day', reported: { $exists: false } }],
  ['web_vitals', { day: { $gte: now } }],
  ['release_tokens', { _id: 'digest' }],
  ['shop_checks', { _id: 'audit' }],
  ['shop_checks', { _id: 'backup' }],
]

test('every question to the database has an index', async () => {
  const { db, open, openAs, openConfirmed, load } = await startWithCanary()
  await load(canary, 1)
  const vitals = [{ name: 'LCP', bucket: 1 }]
  await open().post('/api/web-vitals', { page: 'mf-catalog/store', vitals, versions: { 'mf-catalog': canary } })
  await openAs('manager')
  await open().post('/api/client-errors', { remote: 'mf-admin', message: 'x', page: '/' })

  const owner = await openConfirmed('owner')
  await owner.send('PUT', '/api/admin/me/preferences', { json: { saved_filters: [], revision: 0 } })
  await owner.send('PUT', '/api/admin/staff-rules', { json: { second_factor_required: false } })
  await owner.post('/api/admin/releases/tokens', { team: 'catalogue', parts: ['mf-catalog'], days: 90 })
  const olha = await db.collection('staff').findOne({ login: 'olha' })
  await owner.post(`/api/admin/staff/${olha?._id}/switch-off`, {})

  await createShopChecks(db).keepAudit({ at: now, wrong: [] })

  const explain = await explainQueries(db)
  for (const [collection, filter] of questions) {
    const { scan } = await explain(collection, filter)
    expect([collection, filter, scan]).toEqual([collection, filter, false])
  }
})
