import type { Metrics } from '@shop/service-kit/app/metrics'
import { addComputedGauge } from '@shop/service-kit/metrics/computed-gauge'
import type { Db } from 'mongodb'
import { createShopChecks } from './shop-checks.repository.ts'

/** Shows how old the last backup is that a restore has proved; there is no figure where there is none. */
export function showBackups({ registry }: Metrics, db: Db): void {
  const checks = createShopChecks(db)
  addComputedGauge(registry, {
    name: 'backup_proved_timestamp_seconds',
    help: 'The moment whose data the last proved backup holds',
    labelNames: [],
    async compute() {
      const backup = await checks.lastBackup()
      return backup && backup.problems === 0 ? [{ labels: {}, value: backup.at.getTime() / 1000 }] : []
    },
  })
}
