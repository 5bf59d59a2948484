import { setTimeout as pause } from 'node:timers/promises'
import { answerForShoppers, startHonestShoppers } from '../harness/honest-shoppers.ts'
import { runBench } from '../harness/shop.ts'
import { percentile } from '../harness/statistics.ts'
import { OWN_COLUMNS, openImports } from './import-file.ts'

// `npm run bench:import`: 10,000 rows, made and then changed, beside a shopper who reads the list all the while: at most 60
// seconds, and the list's p95 at most twice what it is without an import.
const ROWS = Number(process.argv[2] ?? 10_000)
const SIZES = ['34 (XS)', '36 (S)', '38 (M)', '40 (L)', '42 (XL)']
const MOST_SECONDS = 60
const MOST_TIMES = 2

await runBench(`import of ${ROWS} rows`, { env: { LIMITS_FACTOR: '1000' } }, async (shop, report) => {
  const catalog = await shop.database('catalog')
  const { upload, apply, collection } = await openImports(shop)
  await importRows('made', 1000)
  // As they are once their pictures are there: shoppers see them.
  const pictures = [{ name: 'dr-1042-bur-r-front', shot: 'front', alt: { uk: 'Сукня', en: 'Dress' } }]
  const shown = { $set: { is_shown: true, never_shown: false, pictures } }
  await catalog.collection('articles').updateMany({ article: /^BENCH-/ }, shown)
  await catalog.collection<{ _id: string }>('versions').updateOne({ _id: 'catalogue' }, { $inc: { version: 1 } })
  await pause(3000)

  const shoppers = startHonestShoppers(shop.url, ['list'])
  await pause(8000)
  const calm = await shoppers.report()
  await importRows('changed', 1100)
  const loaded = await shoppers.report()
  await shoppers.end()
  answerForShoppers(report, calm, [loaded], {})
  const [floor = 0, result = 0] = [calm, loaded].map(({ list }) => percentile(list?.times ?? [], 0.95))
  report.answer('honest list: p95', { unit: 'ms', result, floor, ratioAtMost: MOST_TIMES })

  async function importRows(how: string, price: number): Promise<void> {
    const read = await upload(fileOf(collection, price))
    const { summary, seconds } = await apply(read.summary.id)
    if (summary.state !== 'done' || summary.failed + summary.counts.refused > 0)
      throw new Error(JSON.stringify(summary))
    const note = `read in ${read.seconds.toFixed(1)} s, ${summary.applied} products`
    report.answer(`rows ${how}`, { unit: 's', result: read.seconds + seconds, atMost: MOST_SECONDS, note })
    report.answer(`rows ${how} a second`, { unit: '/s', result: ROWS / seconds })
  }
})

function fileOf(collection: string, price: number): string {
  const rows = Array.from({ length: ROWS }, (_, row) => {
    const product = Math.floor(row / SIZES.length)
    const size = SIZES[row % SIZES.length]
    const texts = `Сукня ${product},Dress ${product},Довга лляна сукня із запахом і поясом ${product}`
    return `BENCH-${product},bench-${product},${texts},dresses,${collection},black,${size},${price + product},0.4,${price / 100}\n`
  })
  return OWN_COLUMNS + rows.join('')
}
