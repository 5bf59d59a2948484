import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { databaseOf } from '@shop/service-kit/storage/mongo'
import { WHOLE_READ_MS } from '@shop/service-kit/storage/read-limit'
import { readStoreAddress } from '@shop/shop/store/store-address'
import { MongoClient } from 'mongodb'
import { auditShop } from '../audit/audit-shop.ts'
import type { Verdict } from '../audit/invariant.ts'
import { startProcess } from '../bench/harness/processes.ts'
import { START_SCRIPT } from '../bench/harness/shop.ts'
import { freePort } from '../production-shape/free-port.ts'
import { until } from '../production-shape/run-process.ts'
import { type Backup, findDamage, writeManifest } from './manifest.ts'
import { placeBackup } from './place-backup.ts'

const READY_MS = 180_000
/** Orders that were on their way at the moment of the backup are finished by the shop that is started on it. */
const SETTLED_MS = 90_000
const PAUSE_MS = 2000

/** What a proof found; `findings` of the audit are empty when all holds. */
export type Proof = { damage: string[]; findings: Verdict['findings'][number][] }

/**
 * Proves a backup: its files are what was written, and a shop that is started on it is sound. That shop is empty before, knows nobody
 * outside (no bank, mail, SMS, carrier or 1C) and is removed afterwards.
 * @param verifyMongo the server for a backup of MongoDB; all on it is replaced
 * @throws Error when it cannot be restored, or no shop starts on it
 */
export async function verifyBackup(backup: Backup, { verifyMongo }: { verifyMongo: string | null }): Promise<Proof> {
  const damage = await findDamage(backup)
  if (damage.length > 0) return { damage, findings: [] }
  const dataDir = await mkdtemp(path.join(tmpdir(), 'shop-restored-'))
  try {
    await placeBackup(backup, { dataDir, mongo: verifyMongo, folders: { pictures: path.join(dataDir, 'pictures') } })
    const findings = await auditRestored(backup, dataDir, verifyMongo)
    await writeManifest(backup.folder, {
      ...backup.manifest,
      verified: { at: new Date().toISOString(), findings: findings.length },
    })
    return { damage, findings }
  } finally {
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function auditRestored({ manifest }: Backup, dataDir: string, mongo: string | null): Promise<Proof['findings']> {
  const port = await freePort()
  const shop = startProcess(START_SCRIPT, {
    ...{ BUILD: 'no', DEMO: 'no', DATA_DIR: dataDir, PORT: String(port), DB_PREFIX: manifest.dbPrefix },
    // The address of the other server says who comes there.
    ...(mongo && { MONGODB_URI: mongo, MONGODB_PASSWORD: '' }),
  })
  try {
    const isReady = async () => (await fetch(`http://127.0.0.1:${port}/health/ready`)).ok
    await until(isReady, shop, READY_MS)
    const client = await MongoClient.connect(mongo ?? (await readStoreAddress(dataDir)) ?? '')
    try {
      const giveUp = Date.now() + SETTLED_MS
      for (;;) {
        const verdicts = await auditShop(service => databaseOf(client, service, manifest.dbPrefix, WHOLE_READ_MS))
        const findings = verdicts.flatMap(verdict => verdict.findings)
        if (findings.length === 0 || Date.now() > giveUp) return findings
        await pause(PAUSE_MS)
      }
    } finally {
      await client.close()
    }
  } finally {
    await shop.stop()
  }
}
