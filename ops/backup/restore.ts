import { rename } from 'node:fs/promises'
import { commandLine } from '@shop/service-kit/process/command-line'
import { giveUp, print } from '@shop/shop/startup'
import { readStoreAddress } from '@shop/shop/store/store-address'
import { type BackupPlaces, readPlaces } from './backup-config.ts'
import { type Backup, findDamage, listBackups, nameOf } from './manifest.ts'
import { moveNumbersOnIn } from './move-numbers-on.ts'
import { findPresentData, placeBackup } from './place-backup.ts'

// `npm run restore -- latest`: puts a backup where the shop of these settings finds it, once every byte of it was compared. Data that are
// there already are replaced only with `--over`; those of the embedded store are moved aside first.
const usage = 'npm run restore -- latest [--over] or npm run restore -- <name of the backup> [--over]'
const { words, options } = commandLine({ script: 'restore', usage, words: 1, options: { over: { type: 'boolean' } } })
const places = readPlaces()
try {
  await restore(places, await chooseBackup(places.backups, words[0] ?? giveUp(usage)), options.over ?? false)
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error))
}

async function chooseBackup(backups: string, name: string): Promise<Backup> {
  const all = await listBackups(backups)
  const chosen = name === 'latest' ? all[0] : all.find(backup => backup.name === name)
  if (chosen) return chosen
  const names = all.map(backup => backup.name).join(', ')
  throw new Error(
    names ? `There is no backup ${name} in ${backups}, but ${names}.` : `There is no backup in ${backups}.`,
  )
}

async function restore(to: BackupPlaces, backup: Backup, isOver: boolean): Promise<void> {
  const damage = await findDamage(backup)
  if (damage.length > 0) throw new Error(`${backup.name} is damaged, nothing was changed:\n  ${damage.join('\n  ')}`)
  if (!to.mongo && (await readStoreAddress(to.dataDir)))
    throw new Error(`A shop works with the data in ${to.dataDir}. Stop it first; nothing was changed.`)
  const present = await findPresentData(to, to.dbPrefix)
  if (present && !isOver) throw new Error(`${present} would be replaced: say --over, too. Nothing was changed.`)
  if (present && !to.mongo) {
    const aside = `${to.dataDir}.before-${nameOf(new Date())}`
    await rename(to.dataDir, aside)
    print(`What was there lies in ${aside}.`)
  }
  await placeBackup(backup, to)
  await moveNumbersOnIn(to)
  print(`Restored: the shop as it was at ${backup.manifest.at}.`)
  print(
    'Now: start it, run `npm run audit`, compare the days since then with the bank (back office, Payments), and erase',
  )
  print('again those who were erased since: docs/operation.md, "Backup and restore".')
}
