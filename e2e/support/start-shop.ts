import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { flagsOfStart } from '@shop/tooling/node-flags'
import { freePort } from '@shop/tooling/webpack/dev/listening'
import { ownEnvironment } from '../../shared/testing/src/own-environment.ts'

export const staff = { login: 'olena', password: 'only-for-browser-stories' }

/** The account of 1C, as the scripted one enters it. */
export const exchange1c = { login: 'exchange', password: 'only-for-browser-stories' }

export type RunningShop = {
  address: string
  pid: number
  dataDir: string
  stop(): Promise<void>
  kill(): Promise<void>
}

type ShopOptions = { env?: Record<string, string>; dataDir?: string }

const root = path.resolve(import.meta.dirname, '../..')
/** The parts of the shop, where `npm run verify` has put one team's beside the others'; unset: as this tree builds them. */
const { STORY_PARTS } = process.env
/** Where each part lies built, in its `dist`. */
export const partsOfStories = STORY_PARTS ?? root
const pictures = path.join(root, '.cache/story-pictures')

/** The whole shop as `npm start` runs it, on a free port with its own data; ready when this returns. */
export async function startShop({ env = {}, dataDir }: ShopOptions = {}): Promise<RunningShop> {
  const data = dataDir ?? (await mkdtemp(path.join(tmpdir(), 'shop-')))
  await sharePictures(data)
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const { MONGODB_URI: _, ...own } = ownEnvironment()
  const shop = spawn(process.execPath, [...flagsOfStart(), 'shop/src/start.mjs'], {
    cwd: root,
    env: {
      ...own,
      PORT: String(port),
      DATA_DIR: data,
      ADMIN_LOGIN: staff.login,
      ADMIN_PASSWORD: staff.password,
      ...(STORY_PARTS && { PARTS_DIR: STORY_PARTS, BUILD: 'no' }),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  shop.stdout.on('data', chunk => (printed += String(chunk)))
  shop.stderr.on('data', chunk => (printed += String(chunk)))
  const ended = once(shop, 'exit')

  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (shop.exitCode === null && shop.signalCode === null) shop.kill(signal)
    await ended
    if (!dataDir) await rm(data, { recursive: true, force: true })
  }
  await answering(`${address}/health/ready`, () => {
    if (shop.exitCode !== null) throw new Error(`The shop ended with code ${shop.exitCode}:\n${printed}`)
  })
  return { address, pid: shop.pid ?? 0, dataDir: data, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') }
}

/** What one shop of the stories has drawn, the others need not draw again. */
async function sharePictures(data: string): Promise<void> {
  await mkdir(pictures, { recursive: true })
  await symlink(pictures, path.join(data, 'images'), 'junction').catch(ignoreExisting)
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error
}

async function answering(url: string, stillRunning: () => void): Promise<void> {
  const giveUp = Date.now() + 120_000
  while (Date.now() < giveUp) {
    stillRunning()
    const ready = await fetch(url).then(
      answer => answer.ok,
      () => false,
    )
    if (ready) return
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  throw new Error(`${url} did not answer within two minutes`)
}
