import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, constants, createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export const MONGO_FILE = 'database.archive.gz'
const IMAGE = process.env.MONGO_IMAGE || 'docker.io/library/mongo:8.0'
const NETWORK = process.env.BACKUP_NETWORK || 'host'

/**
 * Copies a whole MongoDB server as it was at one moment: `--oplog` takes along what changes meanwhile, and allows no choice of databases.
 * @throws Error with what mongodump printed
 */
export async function dumpMongo(uri: string, folder: string): Promise<{ at: Date }> {
  const output = createWriteStream(path.join(folder, MONGO_FILE), { flush: true })
  await runTool('mongodump', uri, ['--archive', '--gzip', '--oplog'], { output })
  return { at: new Date() }
}

/**
 * Puts a backup onto a server, with all that was written while it was made.
 * @param isOver replaces the collections that are there
 * @throws Error with what mongorestore printed
 */
export async function restoreMongo(uri: string, folder: string, { isOver }: { isOver: boolean }): Promise<void> {
  const input = createReadStream(path.join(folder, MONGO_FILE))
  const words = ['--archive', '--gzip', '--oplogReplay', '--stopOnError', ...(isOver ? ['--drop'] : [])]
  await runTool('mongorestore', uri, words, { input })
}

type Tool = 'mongodump' | 'mongorestore'

async function runTool(
  tool: Tool,
  uri: string,
  words: readonly string[],
  { input, output }: { input?: Readable; output?: Writable },
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-backup-'))
  try {
    // In a file, as the list of processes shows what stands in the command.
    const settings = path.join(folder, 'settings.yaml')
    await writeFile(settings, `uri: ${JSON.stringify(serverOf(uri))}\n`, { mode: 0o600 })
    const [file, before] = commandOf(tool, settings)
    const child = spawn(file, [...before, ...words], { stdio: ['pipe', 'pipe', 'pipe'] })
    let printed = ''
    child.stderr.on('data', chunk => (printed = `${printed}${chunk}`.slice(-4000)))
    const ended = once(child, 'close')
    const flows = [
      input ? pipeline(input, child.stdin).catch(() => {}) : child.stdin.end(),
      output ? pipeline(child.stdout, output) : child.stdout.resume(),
    ]
    const [[code]] = await Promise.all([ended, ...flows])
    if (code !== 0) throw new Error(`${tool} ended with ${code}:\n${printed.trim()}`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The tool of this machine, else the one in MongoDB's image. */
function commandOf(tool: Tool, settings: string): [file: string, words: string[]] {
  const own = findOnPath(tool)
  if (own) return [own, [`--config=${settings}`]]
  const engine = findOnPath('docker') ?? findOnPath('podman')
  if (!engine)
    throw new Error(`${tool} is not on this machine, nor a container engine: install MongoDB's database tools`)
  const inside = '/run/settings.yaml'
  const run = ['run', '--rm', '--interactive', `--network=${NETWORK}`, '--user=0', `--volume=${settings}:${inside}:ro`]
  return [engine, [...run, IMAGE, tool, `--config=${inside}`]]
}

function findOnPath(tool: string): string | null {
  const { PATH = '' } = process.env
  const files = PATH.split(path.delimiter).map(folder => path.join(folder, tool))
  return files.find(file => isExecutable(file)) ?? null
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The server without a database, with which mongodump refuses `--oplog`; users are looked up where the address says. */
function serverOf(uri: string): string {
  const [, start = '', database = '', query = ''] = /^([^/]+\/\/[^/]+)\/?([^?]*)(\?.*)?$/.exec(uri) ?? []
  if (database === '' || /[?&]authSource=/i.test(query) || !start.includes('@')) return `${start}/${query}`
  return `${start}/${query}${query ? '&' : '?'}authSource=${database}`
}
