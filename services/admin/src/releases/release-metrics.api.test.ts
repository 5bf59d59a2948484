import { createMetrics } from '@shop/service-kit/app/metrics'
import { scrape } from '@shop/testing/scrape'
import { canary, stable, startWithCanary } from '../../test/canary.ts'
import { createShopChecks } from '../health/shop-checks.repository.ts'

test('a canary is seen with its share, and with the page views that went well or failed', async () => {
  const metrics = createMetrics('admin')
  const api = await startWithCanary({ metrics })
  await api.load(canary, 1)
  await api.load(canary, 2)
  await api.report(canary, 2)
  await api.load(stable, 3)

  const figures = await scrape(metrics)
  const shareOf = (release: string, role: string) =>
    figures('release_share_percent', { part: 'mf-catalog', release, role })
  expect([shareOf(stable, 'stable'), shareOf(canary, 'canary')]).toEqual([90, 10])
  const views = (release: string, result: string) =>
    figures('release_page_views', { part: 'mf-catalog', release, result })
  expect([views(canary, 'good'), views(canary, 'failed')]).toEqual([1, 1])
  expect([views(stable, 'good'), views(stable, 'failed')]).toEqual([1, 0])
})

test('a canary that is over is no figure any more', async () => {
  const metrics = createMetrics('admin')
  const api = await startWithCanary({ metrics })
  expect((await scrape(metrics))('release_share_percent', { role: 'canary' })).toBe(10)

  const releases = await api.store.read('mf-catalog')
  if (!releases) throw new Error('the catalogue is released')
  const served = [{ version: stable, share: 100 }]
  await api.store.write('mf-catalog', { ...releases, revision: releases.revision + 1, served })
  expect((await scrape(metrics))('release_share_percent', { role: 'canary' })).toBe(0)
})

test('the age of the last proved backup can be told, and one with problems proves nothing', async () => {
  const metrics = createMetrics('admin')
  const { db } = await startWithCanary({ metrics })
  const checks = createShopChecks(db)
  const proved = async () => (await scrape(metrics))('backup_proved_timestamp_seconds')
  expect(await proved()).toBe(0)

  await checks.keepBackup({ at: new Date('2026-11-30T02:00:00Z'), problems: 0 })
  expect(await proved()).toBe(Date.parse('2026-11-30T02:00:00Z') / 1000)
  await checks.keepBackup({ at: new Date('2026-11-30T04:00:00Z'), problems: 2 })
  expect(await proved()).toBe(0)
})
