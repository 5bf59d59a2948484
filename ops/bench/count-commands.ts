import { askPrice } from '@shop/shop/test/buy'
import { type Browser, createBrowser } from '@shop/testing/browser'
import { buyOne, linesOf, stockUp } from './admin/buyers.ts'
import { openQuietShop } from './admin/quiet-shop.ts'
import { openBenchShop } from './bench-shop.ts'

// What shoppers' calls cost: commands to the database, counted where no job sends any, and milliseconds of processor of all processes
// of the whole shop, its store among them, as they are asked one after the other (Linux).
const TURNS = 100
const article = linesOf(0)[0]?.article

type Shopper = (guest: Browser, turn: number) => Promise<unknown>
const calls: Record<string, Shopper> = {
  'a page of the list': guest => guest.get('/api/products/get-by/filters?limit=24&group=garment&view=card'),
  'a product page': guest => guest.get(`/api/products/get-by/model-by-article?article=${article}`),
  'a search': guest => guest.get('/api/products/search?query=dress&limit=24&group=garment&view=card'),
  'a quote': (guest, turn) => askPrice(guest, linesOf(turn)),
  'an order, from its price until it is paid': buyOne,
}

const shop = await openBenchShop({ LIMITS_FACTOR: '1000000' })
try {
  await stockUp(await shop.database('catalog'))
  const quiet = await openQuietShop(await shop.place())
  console.log('\nwhat a call costs')
  for (const [name, call] of Object.entries(calls)) {
    for (let turn = 0; turn < 2; turn++) await call(createBrowser(quiet.url), turn)
    quiet.taken()
    await call(createBrowser(quiet.url), 2)
    const commands = quiet.taken().length
    const processor = await processorOf(call)
    console.log(
      `  ${name.padEnd(44)} ${String(commands).padStart(3)} commands ${processor.toFixed(1).padStart(6)} ms of processor`,
    )
  }
  await quiet.close()
} finally {
  await shop.close()
}

async function processorOf(call: Shopper): Promise<number> {
  for (let turn = 0; turn < TURNS; turn++) await call(createBrowser(shop.url), turn)
  const before = shop.processor()
  for (let turn = 0; turn < TURNS; turn++) await call(createBrowser(shop.url), turn)
  return (shop.processor() - before) / TURNS
}
