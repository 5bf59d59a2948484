import { setTimeout as pause } from 'node:timers/promises'
import type { ImportSummary } from '@shop/contracts/staff/goods/staff-import'
import type { Db } from 'mongodb'
import { openBenchShop } from './bench-shop.ts'
import { memoryLine } from './memory-line.ts'

// `npm run bench:import`: 10,000 rows, made and then changed, beside shoppers who read the list all the while: at most 60
// seconds, and the list's p95 at most twice what it is without an import.
const ROWS = Number(process.argv[2] ?? 10_000)
const SIZES = ['34 (XS)', '36 (S)', '38 (M)', '40 (L)', '42 (XL)']
const MOST_SECONDS = 60
const MOST_TIMES = 2
const shop = await openBenchShop({ LIMITS_FACTOR: '1000' })
const { url } = shop
let isGood = false
try {
  isGood = await measure(await shop.database('catalog'), await shop.signIn())
} finally {
  await shop.close()
}
process.exit(isGood ? 0 : 1)

async function measure(catalog: Db, cookie: string): Promise<boolean> {
  const collection = String((await catalog.collection('collections').findOne({}))?.name)
  const made = await imported(fileOf(collection, 1000), cookie)
  // As they are once their pictures are there: shoppers see them.
  const pictures = [{ name: 'dr-1042-bur-r-front', shot: 'front', alt: { uk: 'Сукня', en: 'Dress' } }]
  const shown = { $set: { is_shown: true, never_shown: false, pictures } }
  await catalog.collection('articles').updateMany({ article: /^BENCH-/ }, shown)
  await catalog.collection<{ _id: string }>('versions').updateOne({ _id: 'catalogue' }, { $inc: { version: 1 } })
  await pause(3000)

  const before = await p95While(pause(8000))
  const changing = imported(fileOf(collection, 1100), cookie)
  const during = await p95While(changing)
  const changed = await changing
  const memory = await shop.memory()

  print('making', made)
  print('changing', changed)
  console.log(`list p95: ${ms(before)} before, ${ms(during)} meanwhile (${(during / before).toFixed(1)} times)`)
  console.log(memoryLine(memory))
  const isQuick = [made, changed].every(({ read, applied }) => read + applied <= MOST_SECONDS)
  return isQuick && during <= MOST_TIMES * before
}

type Took = { read: number; applied: number; products: number }

/** Seconds of the dry run and of applying it. */
async function imported(file: string, cookie: string): Promise<Took> {
  const headers = { cookie, origin: url, 'content-type': 'text/csv' }
  const began = performance.now()
  const sent = await fetch(`${url}/api/admin/products/import?file_name=bench.csv`, {
    method: 'POST',
    headers,
    body: file,
  })
  const { import: started } = (await sent.json()) as { import: ImportSummary }
  const planned = await settled(started.id, cookie)
  if (planned.state !== 'planned' || planned.counts.refused > 0) throw new Error(JSON.stringify(planned))
  const read = performance.now()
  const json = { cookie, origin: url, 'content-type': 'application/json' }
  await fetch(`${url}/api/admin/products/import/${started.id}/apply`, { method: 'POST', headers: json, body: '{}' })
  const done = await settled(started.id, cookie)
  if (done.state !== 'done' || done.failed > 0) throw new Error(JSON.stringify(done))
  return { read: (read - began) / 1000, applied: (performance.now() - read) / 1000, products: done.applied }
}

async function settled(id: string, cookie: string): Promise<ImportSummary> {
  for (;;) {
    const answer = await fetch(`${url}/api/admin/products/import/${id}`, { headers: { cookie } })
    const { import: now } = (await answer.json()) as { import: ImportSummary }
    if (now.state !== 'reading' && now.state !== 'applying' && now.state !== 'pictures') return now
    await pause(250)
  }
}

function fileOf(collection: string, price: number): string {
  const head =
    'article,model,title_uk,title_en,description_uk,category,collection,color,size,price_uah,weight_kg,stock\n'
  const rows = Array.from({ length: ROWS }, (_, row) => {
    const product = Math.floor(row / SIZES.length)
    const size = SIZES[row % SIZES.length]
    const texts = `Сукня ${product},Dress ${product},Довга лляна сукня із запахом і поясом ${product}`
    return `BENCH-${product},bench-${product},${texts},dresses,${collection},black,${size},${price + product},0.4,${price / 100}\n`
  })
  return head + rows.join('')
}

/** One shopper who requests the list again shortly after each answer. */
async function p95While(work: Promise<unknown>): Promise<number> {
  let isOver = false
  void work
    .catch(() => {})
    .finally(() => {
      isOver = true
    })
  const times: number[] = []
  for (let turn = 1; !isOver; turn += 1) {
    const began = performance.now()
    await (await fetch(`${url}/api/products/get-by/filters?page=${(turn % 40) + 1}`)).arrayBuffer()
    times.push(performance.now() - began)
    await pause(10)
  }
  return times.sort((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0
}

function print(what: string, { read, applied, products }: Took): void {
  const rate = Math.round(ROWS / applied)
  console.log(
    `${what} ${ROWS} rows (${products} products): read in ${read.toFixed(1)} s, applied in ${applied.toFixed(1)} s, ${rate} rows/s`,
  )
}

function ms(time: number): string {
  return `${time.toFixed(1)} ms`
}
