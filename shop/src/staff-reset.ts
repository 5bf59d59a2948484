import path from 'node:path'
import { resetStaff } from '@shop/admin/people/reset-staff'
import { DEFAULT_ORIGIN } from '@shop/service-kit/app/shown-origin'
import { systemClock } from '@shop/service-kit/process/clock'
import { commandLine } from '@shop/service-kit/process/command-line'
import { readConfig } from '@shop/service-kit/process/config'
import { databaseAddress } from '@shop/service-kit/storage/database-address'
import { connectMongo, databaseOf } from '@shop/service-kit/storage/mongo'
import { commandEnvironment } from './command-config.ts'
import { openLog } from './open-log.ts'
import { giveUp, print } from './startup.ts'
import { findStore } from './store/start-store.ts'

// `npm run staff:reset -- <login>`: for staff who lost password or second factor, when no owner can help; also while the shop runs.
const usage = 'npm run staff:reset -- <login>'
const { words } = commandLine({ script: 'staff:reset', usage, words: 1, options: {} })
const [login] = words
if (!login) giveUp(`Name the login: ${usage}`)
const config = readConfig(commandEnvironment)
const dataDir = path.resolve(config.DATA_DIR)
const store = config.MONGODB_URI
  ? null
  : await findStore(dataDir, openLog(config, dataDir)).catch(error => giveUp(String(error.message)))
const client = await connectMongo(databaseAddress(config, 'root') ?? store?.uri ?? '')
try {
  const db = databaseOf(client, 'admin', config.DB_PREFIX)
  const origin = config.PUBLIC_ORIGIN ?? DEFAULT_ORIGIN
  const link = await resetStaff({ db, clock: systemClock, origin }, login)
  print(`The second factor is gone and every session has ended. A new password, within an hour and once:\n${link}`)
} catch (error) {
  print(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
} finally {
  await client.close()
  await store?.stop()
}
