import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

const SHORTEST = 24

/** Where a shop of one process keeps what it signs links with, when the environment names nothing. */
export function secretFileOf(dataDir: string): string {
  return path.join(dataDir, 'releases-secret')
}

/**
 * The secret of this data folder, made when there is none: links outlive a restart, and commands of this machine sign with the same. Only
 * the user of the process may read the file.
 */
export async function keepSecret(dataDir: string): Promise<string> {
  const file = secretFileOf(dataDir)
  const kept = await readFile(file, 'utf8').catch(() => '')
  if (kept.length >= SHORTEST) return kept
  const drawn = randomBytes(32).toString('base64url')
  await mkdir(dataDir, { recursive: true })
  await writeFile(file, drawn, { mode: 0o600 })
  return drawn
}
