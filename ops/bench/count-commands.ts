import { askPrice } from '@shop/shop/test/buy'
import { createBrowser } from '@shop/testing/browser'
import { linesOf, stockUp } from './admin/buyers.ts'
import { openQuietShop } from './admin/quiet-shop.ts'
import { openBenchShop } from './bench-shop.ts'
import { memoryLine } from './memory-line.ts'
import { purchase } from './whole-purchase.ts'

// What shoppers' calls cost: commands to the database, counted where no job sends any but the one that emails, and milliseconds of
// processor of all processes of the whole shop, its store and its jobs among them, as they are asked one after the other (Linux).
const TURNS = 100
const COUNTED = 5
const article = linesOf(0)[0]?.article

type Call = { ask: (url: string, turn: number) => Promise<unknown>; bringsEmails?: true }
const get = (path: string): Call => ({ ask: url => createBrowser(url).get(path) })
const order = (lines: number): Call => ({ ask: (url, turn) => purchase(url, turn, lines), bringsEmails: true })

const shop = await openBenchShop({ LIMITS_FACTOR: '1000000' })
try {
  await stockUp(await shop.database('catalog'))
  const quiet = await openQuietShop(await shop.place())
  const calls: Record<string, Call> = {
    'a page of the list': get('/api/products/get-by/filters?limit=24&group=garment&view=card'),
    'a product page': get(`/api/products/get-by/model-by-article?article=${article}`),
    'a search': get('/api/products/search?query=dress&limit=24&group=garment&view=card'),
    'a quote': { ask: (url, turn) => askPrice(createBrowser(url), linesOf(turn)) },
    'a cart that a customer keeps': { ask: await cartKeeper(shop.url) },
    'an order of one line, from its price to its emails': order(1),
    'an order of two lines': order(2),
  }
  console.log('\nwhat a call costs')
  for (const [name, call] of Object.entries(calls)) {
    const counts: number[] = []
    for (let turn = 0; turn < COUNTED; turn++) {
      quiet.taken()
      await call.ask(quiet.url, turn)
      if (call.bringsEmails) await quiet.sendEmails()
      counts.push(quiet.taken().length)
    }
    // A look at what others have changed adds to one of them, the whole shop's jobs may take the emails of another.
    const commands = String(counts.toSorted((one, other) => one - other)[COUNTED >> 1]).padStart(3)
    const processor = (await processorOf(call)).toFixed(1).padStart(6)
    console.log(`  ${name.padEnd(52)} ${commands} commands ${processor} ms of processor`)
  }
  console.log(`  ${memoryLine(await shop.memory())}`)
  await quiet.close()
} finally {
  await shop.close()
}

/** A customer whose cart every call keeps once more. */
async function cartKeeper(url: string): Promise<Call['ask']> {
  const customer = createBrowser(url)
  const person = { name: 'Олена', surname: 'Коваль', email: 'olena@example.com', phone: '+380671234567' }
  const form = { ...person, birth_date: '17.05.1990', password: 'levada-2014', consent: true }
  const { status, text } = await customer.post('/api/user/register', form)
  if (status !== 201) throw new Error(`no account: ${status} ${text.slice(0, 300)}`)
  let version = 0
  return async at => {
    const browser = createBrowser(at)
    for (const [name, value] of customer.cookies) browser.cookies.set(name, value)
    const lines = linesOf(version).map(line => ({ ...line, bundle: null, timestamp: Date.now() }))
    const kept = await browser.post('/api/cart/update', { data: { mode: 'replace', version, lines } })
    if (kept.status !== 200) throw new Error(`no cart: ${kept.status} ${kept.text.slice(0, 300)}`)
    version++
  }
}

async function processorOf({ ask }: Call): Promise<number> {
  for (let turn = 0; turn < TURNS; turn++) await ask(shop.url, turn)
  const before = shop.processor()
  for (let turn = 0; turn < TURNS; turn++) await ask(shop.url, turn)
  return (shop.processor() - before) / TURNS
}
