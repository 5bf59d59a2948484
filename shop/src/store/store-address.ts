import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

// Beside the data, for commands that look at them while the shop has them open.
const fileIn = (dataDir: string) => path.join(dataDir, 'store-address.json')

/** Tells where the store of these data is to be found, and by which process. */
export async function writeStoreAddress(dataDir: string, uri: string, pid: number | undefined): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  await writeFile(fileIn(dataDir), JSON.stringify({ uri, pid }))
}

export async function forgetStoreAddress(dataDir: string): Promise<void> {
  await rm(fileIn(dataDir), { force: true })
}

/** Null when no process has the data open; a process that was killed left its address behind. */
export async function readStoreAddress(dataDir: string): Promise<string | null> {
  const text = await readFile(fileIn(dataDir), 'utf8').catch(() => null)
  if (text === null) return null
  const { uri, pid }: { uri?: unknown; pid?: unknown } = JSON.parse(text)
  return typeof uri === 'string' && typeof pid === 'number' && isRunning(pid) ? uri : null
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
