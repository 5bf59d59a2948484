import path from 'node:path'
import { readConfig } from '@shop/service-kit/process/config'
import { databaseAddress } from '@shop/service-kit/storage/database-address'
import { connectMongo, databaseOf } from '@shop/service-kit/storage/mongo'
import { WHOLE_READ_MS } from '@shop/service-kit/storage/read-limit'
import { shopEnvironment } from '@shop/shop/config'
import { openLog } from '@shop/shop/open-log'
import { giveUp } from '@shop/shop/startup'
import { findStore } from '@shop/shop/store/start-store'
import { auditShop } from './audit-shop.ts'
import type { ShopDatabases } from './invariant.ts'
import { keepRecord } from './keep-record.ts'
import { auditReport } from './report.ts'

// `npm run audit`: recomputes what must hold of the shop's data, also while the shop runs. Ends with 1 when something does not.
const config = readConfig(shopEnvironment)
const dataDir = path.resolve(config.DATA_DIR)
const store = config.MONGODB_URI
  ? null
  : await findStore(dataDir, openLog(config, dataDir)).catch(error => giveUp(String(error.message)))
const client = await connectMongo(databaseAddress(config, 'root') ?? store?.uri ?? '')
try {
  const databases: ShopDatabases = service => databaseOf(client, service, config.DB_PREFIX, WHOLE_READ_MS)
  const verdicts = await auditShop(databases)
  console.log(auditReport(verdicts))
  const problem = await keepRecord(databases, verdicts, new Date())
  if (problem) console.log(problem)
  process.exitCode = verdicts.some(({ findings }) => findings.length > 0) ? 1 : 0
} finally {
  await client.close()
  await store?.stop()
}
