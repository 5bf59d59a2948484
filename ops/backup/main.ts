import { createShopChecks } from '@shop/admin/health/shop-checks.repository'
import { serviceNames } from '@shop/contracts/parts'
import { silentLog } from '@shop/service-kit/log/log'
import { commandLine } from '@shop/service-kit/process/command-line'
import { connectMongo, databaseOf } from '@shop/service-kit/storage/mongo'
import { giveUp, print } from '@shop/shop/startup'
import { findStore } from '@shop/shop/store/start-store'
import { type BackupPlaces, readPlaces } from './backup-config.ts'
import { makeBackup, removeExpired } from './make-backup.ts'
import { type Backup, listBackups } from './manifest.ts'
import { createProgress } from './progress.ts'
import { verifyBackup } from './verify-backup.ts'

// `npm run backup`: all databases of one moment, pictures and releases, also while the shop sells; then proves what it wrote, tells the
// back office, and deletes what is older than the rule keeps. Ends with 1 when the backup is not sound.
const { options } = commandLine({
  script: 'backup',
  usage: 'npm run backup, npm run backup -- --list or npm run backup -- --unverified',
  words: 0,
  options: { list: { type: 'boolean' }, unverified: { type: 'boolean' } },
})
const places = readPlaces()
try {
  if (options.list) await list()
  else await back(options.unverified ?? false)
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error))
}

async function list(): Promise<void> {
  const all = await listBackups(places.backups)
  if (all.length === 0) print(`There is no backup in ${places.backups}.`)
  for (const backup of all) print(`${backup.name}  ${describeSize(backup)}  ${describeProof(backup)}`)
}

async function back(isUnverified: boolean): Promise<void> {
  const progress = createProgress()
  const backup = await makeBackup(places, progress.show).finally(progress.end)
  print(`${backup.name}: ${describeSize(backup)} in ${backup.folder}`)
  print(`Not in it: ${places.elsewhere.join('; ')}.`)
  const isProvable = !isUnverified && (places.mongo === null || places.verifyMongo !== null)
  if (isProvable) await prove(backup)
  else if (!isUnverified) print('Not proved: BACKUP_VERIFY_URI names no server to restore it to.')
  for (const name of await removeExpired(places.backups, new Date())) print(`deleted: ${name}`)
}

async function prove(backup: Backup): Promise<void> {
  print('Restoring it into an empty shop …')
  const { damage, findings } = await verifyBackup(backup, places)
  const problems = [...damage, ...findings.map(({ message }) => message)]
  await tellOffice(places, { at: new Date(backup.manifest.at), problems: problems.length })
  if (problems.length === 0) return print('Proved: a shop started on it, and the audit found nothing wrong.')
  for (const problem of problems.slice(0, 20)) print(`  ${problem}`)
  print(`Not sound: ${problems.length} found. The backups before it stay.`)
  process.exitCode = 1
}

/** The page of states warns when this was long ago. */
async function tellOffice(
  { mongo, dataDir, dbPrefix }: BackupPlaces,
  proof: { at: Date; problems: number },
): Promise<void> {
  const store = mongo ? null : await findStore(dataDir, silentLog)
  const client = await connectMongo(mongo ?? store?.uri ?? '')
  await createShopChecks(databaseOf(client, 'admin', dbPrefix))
    .keepBackup(proof)
    .catch(error => print(`The back office does not learn of this backup: ${error.message}`))
  await client.close()
  await store?.stop()
}

function describeSize({ manifest }: Backup): string {
  const files = Object.values(manifest.files)
  const megabytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6
  return `${serviceNames.length} databases and ${files.length - 1} files, ${megabytes.toFixed(1)} MB`
}

function describeProof({ manifest: { verified } }: Backup): string {
  if (!verified) return 'not proved'
  return verified.findings === 0 ? `proved ${verified.at}` : `NOT SOUND, ${verified.findings} found ${verified.at}`
}
