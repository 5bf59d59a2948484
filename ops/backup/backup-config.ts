import path from 'node:path'
import { storageEnvironment } from '@shop/catalog/ports/picture-storage/storage-config'
import { readConfig } from '@shop/service-kit/process/config'
import { databaseAddress } from '@shop/service-kit/storage/database-address'
import { dataEnvironment } from '@shop/shop/command-config'
import { giveUp } from '@shop/shop/startup'
import * as z from 'zod/mini'

/** What the commands of backups read. */
export const backupEnvironment = z.object({
  ...dataEnvironment,
  ...storageEnvironment,
  RELEASES_DIR: z.optional(z.string()),
  RELEASES_S3_BUCKET: z.optional(z.string()),
  /** A folder that other machines fetch from: a backup that burns with its shop is none. */
  BACKUP_DIR: z._default(z.string(), '.backups'),
  /** An empty server for proving a backup of MONGODB_URI; everything on it is replaced. */
  BACKUP_VERIFY_URI: z.optional(z.string()),
})

/** Where backups go, and what they are of. */
export type BackupPlaces = {
  backups: string
  dataDir: string
  /** Null: the embedded store of `dataDir`. */
  mongo: string | null
  verifyMongo: string | null
  dbPrefix: string
  /** Folders whose files are copied as they are, by their names in the backup. */
  folders: Readonly<Record<string, string>>
  /** What belongs to the shop and lies where no backup of ours reaches. */
  elsewhere: readonly string[]
}

export function readPlaces(): BackupPlaces {
  const config = readConfig(backupEnvironment)
  const { DATA_DIR, PICTURES_DIR, PICTURES_S3_BUCKET, RELEASES_S3_BUCKET } = config
  const RELEASES_DIR = RELEASES_S3_BUCKET ? undefined : config.RELEASES_DIR
  const { BACKUP_VERIFY_URI: verifyMongo = null } = config
  const mongo = databaseAddress(config, 'root') ?? null
  if (mongo && verifyMongo && hostsOf(mongo).some(host => hostsOf(verifyMongo).includes(host)))
    giveUp('BACKUP_VERIFY_URI names the server of the shop: all on it would be replaced. Name another, empty one.')
  const dataDir = path.resolve(DATA_DIR)
  const pictures = path.resolve(PICTURES_DIR ?? path.join(dataDir, 'pictures'))
  return {
    backups: path.resolve(config.BACKUP_DIR),
    dataDir,
    mongo,
    verifyMongo,
    dbPrefix: config.DB_PREFIX,
    folders: {
      ...(!PICTURES_S3_BUCKET && { pictures }),
      ...(RELEASES_DIR && { releases: path.resolve(RELEASES_DIR) }),
    },
    elsewhere: [
      ...(PICTURES_S3_BUCKET ? [`the pictures in the bucket ${PICTURES_S3_BUCKET}`] : []),
      ...(RELEASES_S3_BUCKET ? [`the releases in the bucket ${RELEASES_S3_BUCKET}`] : []),
      ...(RELEASES_DIR || RELEASES_S3_BUCKET ? [] : ['releases, which lie beside the sources and not in RELEASES_DIR']),
      'the environment with its secrets',
    ],
  }
}

function hostsOf(uri: string): string[] {
  const [, hosts = ''] = /^[^/]+\/\/(?:[^@/]*@)?([^/?]+)/.exec(uri) ?? []
  return hosts.toLowerCase().split(',')
}
