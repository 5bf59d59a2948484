import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { serviceNames } from '@shop/contracts/parts'
import { commandLine } from '@shop/service-kit/process/command-line'
import { findBases } from './base-images.ts'
import { buildImage, targets } from './build-images.ts'
import { buyOrder } from './buy-order.ts'
import { type Engine, findEngine, nothingBuilds } from './command-lines.ts'
import { openDatabase } from './database.ts'
import { pinBases } from './pin-bases.ts'
import { interrupt, works } from './run-command.ts'
import { planShop } from './start-shop.ts'

// `npm run test:images`: builds the images of docker-compose.yml, starts the shop from them, buys an order at its door, and
// takes everything down but the images.
//   npm run test:images -- --pin                names the base images by the digests that their registry has now, and ends
//   npm run test:images -- --with buildah      MONGODB_URI names a database server; without it the embedded store is started
const { options } = commandLine({
  script: 'test:images',
  usage: 'npm run test:images -- [--with <engine>] [--pin]',
  words: 0,
  options: { with: { type: 'string' }, pin: { type: 'boolean' } },
})
const began = Date.now()
const ends: (() => Promise<unknown>)[] = []
const endings = { add: (end: () => Promise<unknown>) => void ends.push(end) }
let ended: Promise<void> = Promise.resolve()
let isEnding = false

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    isEnding = true
    console.log(`${signal}: taking everything down`)
    await interrupt()
    await endAll()
    process.exit(1)
  })

const engine = await findEngine(works, options.with)
if (engine) process.exitCode = await (options.pin ? pin(engine) : test(engine)).finally(endAll)
else console.log(nothingBuilds(options.with))

async function pin(engine: Engine): Promise<number> {
  try {
    for (const image of await pinBases(engine)) console.log(`named by its digest: ${image}`)
    return 0
  } catch (error) {
    console.log(error instanceof Error ? error.message : error)
    return 1
  }
}

async function test(engine: Engine): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-images-'))
  endings.add(async () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  try {
    const args = await step(`${engine}: what the images begin with`, () => findBases(engine, folder))
    for (const target of targets) await step(`build ${target}`, () => buildImage(engine, target, args))
    const database = await step('database', () => openDatabase(folder, endings))
    const shop = await planShop({ engine, folder: path.join(folder, 'door'), ...database, endings })
    await step(`start ${serviceNames.join(', ')}`, shop.startServices)
    await step('start host', shop.startHost)
    await step('start door', shop.startDoor)
    await step('demonstration goods', shop.seed)
    const number = await step('order, payment, staff', () => buyOrder(shop.url))
    await step('stop', endAll)
    console.log(`Order ${number} was bought from the images at their door (${secondsSince(began)} s in all)`)
    return 0
  } catch (error) {
    if (!isEnding) console.log(error instanceof Error ? error.message : error)
    return 1
  }
}

async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const started = Date.now()
  try {
    const result = await work()
    console.log(`ok   ${name} (${secondsSince(started)} s)`)
    return result
  } catch (error) {
    if (!isEnding) console.log(`FAIL ${name} (${secondsSince(started)} s)`)
    throw error
  }
}

/** The last that began ends first, one after the other, whatever the cause. */
function endAll(): Promise<void> {
  ended = ended.then(async () => {
    for (let end = ends.pop(); end; end = ends.pop()) await end().catch(error => console.log(`${error}`))
  })
  return ended
}

function secondsSince(moment: number): string {
  return ((Date.now() - moment) / 1000).toFixed(1)
}
