import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Document, MongoClient } from 'mongodb'
import { type EmbeddedMongo, startEmbeddedMongo } from '../server.ts'

// A disk of a few megabytes of our own; only root may make one.
const isRoot = process.getuid?.() === 0
const describeAsRoot = isRoot ? describe : describe.skip

describeAsRoot('on a disk that is full', () => {
  let disk = ''
  let mongo: EmbeddedMongo
  let client: MongoClient
  beforeEach(async () => {
    disk = mkdtempSync(join(tmpdir(), 'embedded-mongo-disk-'))
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', disk])
    await open()
  })
  afterEach(async () => {
    await close()
    execFileSync('umount', [disk])
    rmSync(disk, { recursive: true })
  })

  async function open() {
    mongo = await startEmbeddedMongo({ dataDir: disk })
    client = await MongoClient.connect(mongo.uri)
  }
  async function close() {
    await client.close()
    await mongo.close()
  }
  const things = () => client.db('shop').collection<Document>('things')
  const write = (n: number) => things().insertOne({ n, text: 'x'.repeat(20_000) })

  function fill() {
    const file = join(disk, 'filler')
    writeFileSync(file, '')
    const { bavail, bsize } = statfsSync(disk)
    appendFileSync(file, Buffer.alloc(bavail * bsize))
  }

  /** Writes until several in a row are refused; answers what was acknowledged, and with which codes the rest was refused. */
  async function writeUntilRefused(from: number) {
    const kept: number[] = []
    const codes: unknown[] = []
    for (let n = from; codes.length < 5; n++) {
      await write(n).then(
        () => kept.push(n),
        error => codes.push(error.code),
      )
    }
    return { kept, codes }
  }
  const numbers = async () => (await things().find().project({ n: 1 }).toArray()).map(({ n }) => n)

  test('on a full disk writes are refused and change nothing, reads go on, and writes work again once there is space', async () => {
    await write(0)
    fill()
    const { kept, codes } = await writeUntilRefused(1)
    expect(new Set(codes)).toEqual(new Set([14031]))
    expect(await numbers()).toEqual([0, ...kept])

    const [refused, read] = await Promise.all([write(1000).catch(error => error.code), numbers()])
    expect([refused, read]).toEqual([14031, [0, ...kept]])

    rmSync(join(disk, 'filler'))
    await pause(700)
    await write(2000)
    expect(await numbers()).toEqual([0, ...kept, 2000])
    await close()
    await open()
    expect(await numbers()).toEqual([0, ...kept, 2000])
  })

  test('a start on a full disk opens the data for reading', async () => {
    await write(0)
    fill()
    const { kept } = await writeUntilRefused(1)
    await close()

    await open()

    expect(await numbers()).toEqual([0, ...kept])
  })
})
