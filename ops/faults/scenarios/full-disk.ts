import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { appendFile, statfs } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { serviceNames } from '@shop/contracts/parts'
import { picturesFolder } from '@shop/demo-data/pictures'
import { freePort } from '@shop/ops/production-shape/free-port'
import { connectMongo, databaseOf } from '@shop/service-kit/storage/mongo'
import { WHOLE_READ_MS } from '@shop/service-kit/storage/read-limit'
import { readStoreAddress } from '@shop/shop/store/store-address'
import { buy } from '@shop/shop/test/buy'
import { createBrowser } from '@shop/testing/browser'
import type { ShopDatabases } from '../../audit/invariant.ts'
import { auditNow } from '../check-outcome.ts'
import { fillShelves, sizes } from '../fill-shop.ts'
import type { Scenario } from '../run-scenario.ts'
import { type SupervisedProcess, supervise } from '../supervisor.ts'

const DISK_MB = 24
const FULL_MS = 8000
const RECOVERY_MS = 15_000
const TRY_MS = 30_000
const ARTICLE = 'DR-1042-BUR-R'
const READS = [
  '/health/live',
  '/api/categories/all',
  '/api/products/get-by/filters?limit=24',
  '/api/shop-location/get-all-info',
  '/',
  `/product/${ARTICLE}`,
]
const PICTURE = 'wrap-dress-burgundy-front'

/**
 * B10: the disk of data and log is full. Beside the shop that everybody buys in, `npm start` as it is runs on a disk of its
 * own, small enough to be filled.
 */
const fullDisk: Scenario = {
  id: 'B10',
  name: 'the disk of data and log full',
  async run({ folder }) {
    const disk = path.join(folder, 'small-disk')
    mountDisk(disk)
    const shop = await openShop(disk, folder)
    try {
      await runOnFullDisk(shop, disk)
    } finally {
      await shop.kept.stop()
      execFileSync('umount', [disk])
    }
  },
}

type Shop = { kept: SupervisedProcess; url: string; prefix: string }

function mountDisk(disk: string): void {
  mkdirSync(disk, { recursive: true })
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', disk], { stdio: 'pipe' })
  } catch (error) {
    throw new Error(
      `a small disk could not be mounted (mount -t tmpfs needs root; in a container CAP_SYS_ADMIN): ${error}`,
    )
  }
}

async function openShop(disk: string, folder: string): Promise<Shop> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  // One picture, so that drawing those of the demonstration does not fill the disk before the scenario does.
  const images = path.join(folder, 'one-picture')
  mkdirSync(images, { recursive: true })
  copyFileSync(path.join(picturesFolder, `${PICTURE}.webp`), path.join(images, `${PICTURE}.webp`))
  const prefix = `faults_disk_${process.pid % 10_000}_`
  const { MONGODB_URI = '' } = process.env
  const kept = supervise({
    name: 'shop-on-small-disk',
    script: 'shop/src/start.mjs',
    env: {
      PORT: String(port),
      DATA_DIR: disk,
      BUILD: 'no',
      IMAGES_DIR: images,
      DB_PREFIX: prefix,
      MONGODB_URI,
      LIMITS: 'off',
    },
    folder,
    isReady: async () => (await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(2000) })).ok,
  })
  await kept.ready()
  return { kept, url, prefix }
}

async function runOnFullDisk({ kept, url, prefix }: Shop, disk: string): Promise<void> {
  const hasOwnStore = !process.env.MONGODB_URI
  const pid = kept.pid()
  const orders = new Set<string>()
  const { client, databases } = await databasesOf(disk, prefix)
  await fillShelves(databases).finally(() => client.close())
  await order(url, orders, TRY_MS)
  await fill(disk)

  const reads = watch(url)
  const fullUntil = Date.now() + FULL_MS
  let refused = 0
  while (Date.now() < fullUntil || (hasOwnStore && refused < 5 && Date.now() < fullUntil + TRY_MS)) {
    await fetch(`${url}/api/nothing`).then(answer => answer.arrayBuffer())
    // What was free inside the store's files may still take an order; no other answer than 503 is right.
    refused = (await isRefused(url, orders)) ? refused + 1 : 0
    await fill(disk)
  }
  const problems = await reads.stop()
  // This size was never requested before: it is drawn, and there is no room to store it.
  const picture = await fetch(`${url}/images/${PICTURE}/900.webp`)
  if (picture.status !== 200 || (await picture.bytes()).length === 0)
    problems.push(`a picture that was never drawn was answered ${picture.status}`)
  if (hasOwnStore && refused < 5) problems.push('orders were taken on a full disk all the time')
  if (kept.pid() !== pid) problems.push('the shop was started again')

  rmSync(path.join(disk, 'filler'))
  await order(url, orders, RECOVERY_MS)
  await checkLog(disk)
  if (kept.pid() !== pid) problems.push('the shop was started again after there was room')
  problems.push(...(await books(disk, prefix, orders)))
  if (problems.length > 0) throw new Error([...new Set(problems)].join('; '))
}

/** Takes all the room that there is. */
async function fill(disk: string): Promise<void> {
  const { bavail, bsize } = await statfs(disk)
  await appendFile(path.join(disk, 'filler'), Buffer.alloc(bavail * bsize)).catch(error => {
    if (error.code !== 'ENOSPC') throw error
  })
}

const buyOne = (url: string) =>
  buy(
    createBrowser(url),
    sizes.slice(0, 1).map(size => ({ ...size, count: 1 })),
  )

/** Buys until an order is placed. */
async function order(url: string, orders: Set<string>, patienceMs: number): Promise<void> {
  const giveUpAt = Date.now() + patienceMs
  while (Date.now() < giveUpAt) {
    const answer = await buyOne(url).catch(() => null)
    if (answer?.status === 201) return void orders.add(refIn(answer.body))
    await pause(200)
  }
  throw new Error(`no order could be placed for ${patienceMs / 1000} s`)
}

/** True for a refusal as it must be; throws for any other answer than that and an order. */
async function isRefused(url: string, orders: Set<string>): Promise<boolean> {
  const { status, body, headers } = await buyOne(url)
  if (status === 201) orders.add(refIn(body))
  else if (status !== 503) throw new Error(`an order was answered ${status} ${JSON.stringify(body)}`)
  else if (!headers.get('retry-after') || body.error?.code !== 'busy')
    throw new Error(`an order was refused without Retry-After or in another form: ${JSON.stringify(body)}`)
  return status === 503
}

function refIn({ order }: Record<string, unknown>): string {
  return typeof order === 'object' && order !== null && 'ref' in order ? String(order.ref) : ''
}

function watch(url: string) {
  const problems = new Set<string>()
  const state = { isOver: false }
  const watching = READS.map(async path => {
    while (!state.isOver) {
      const answer = await fetch(url + path).catch(() => null)
      await answer?.arrayBuffer().catch(() => null)
      if (answer?.status !== 200) problems.add(`${path} was answered ${answer?.status ?? 'nothing'}`)
      await pause(100)
    }
  })
  return {
    async stop(): Promise<string[]> {
      state.isOver = true
      await Promise.all(watching)
      return [...problems]
    },
  }
}

/** The log counts its missing lines, and each of its lines is whole. */
async function checkLog(disk: string): Promise<void> {
  const giveUpAt = Date.now() + RECOVERY_MS
  for (;;) {
    const names = readdirSync(disk).filter(name => name.endsWith('.log'))
    const lines = names.flatMap(name => readFileSync(path.join(disk, name), 'utf8').split('\n').filter(Boolean))
    const countsLost = lines
      .map(line => JSON.parse(line))
      .some(({ msg, count }) => msg.includes('were lost') && count > 0)
    if (countsLost) return
    if (Date.now() > giveUpAt) throw new Error('the log does not say how many lines it lost')
    await pause(200)
  }
}

async function databasesOf(disk: string, prefix: string) {
  const client = await connectMongo(process.env.MONGODB_URI || ((await readStoreAddress(disk)) ?? ''))
  const databases: ShopDatabases = service => databaseOf(client, service, prefix, WHOLE_READ_MS)
  return { client, databases }
}

/** Everything that was acknowledged is kept, and the audit finds nothing. */
async function books(disk: string, prefix: string, orders: Set<string>): Promise<string[]> {
  const { client, databases } = await databasesOf(disk, prefix)
  try {
    const kept = { ref: { $in: [...orders] }, state: { $nin: ['placing', 'undone'] } }
    const found = await databases('cart-checkout').collection('orders').countDocuments(kept)
    // Tasks of an order that were left to the job have their time.
    const giveUpAt = Date.now() + RECOVERY_MS
    let audit = await auditNow(databases)
    while (audit.length > 0 && Date.now() < giveUpAt) {
      await pause(500)
      audit = await auditNow(databases)
    }
    if (process.env.MONGODB_URI) for (const service of serviceNames) await databases(service).dropDatabase()
    return [...(found < orders.size ? [`${orders.size - found} acknowledged orders are lost`] : []), ...audit]
  } finally {
    await client.close()
  }
}

export const fullDiskScenarios: Scenario[] = [fullDisk]
