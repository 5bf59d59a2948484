import { askPrice } from '@shop/shop/test/buy'
import { createBrowser } from '@shop/testing/browser'
import { buyOne, linesOf } from './admin/buyers.ts'

/** Twice the price, the order, the way to the bank and back, the order as it stands. */
export const REQUESTS = 6

/** A guest buys so many sizes, from the price to the page that says it is paid, and is told this of the order. */
export async function purchase(url: string, turn: number, lines = 1): Promise<string> {
  const guest = createBrowser(url)
  await askPrice(guest, linesOf(turn, lines))
  const { number, ref } = await buyOne(guest, turn, { lines })
  const { status, body, text } = await guest.get(`/api/orders/get-info?order=${ref}`)
  if (status !== 200 || !body.order) throw new Error(`nothing is known of ${number}: ${status} ${text.slice(0, 300)}`)
  return text
}

/** Each goes on as soon as they are done, until the time is over; what was refused is counted, and does not end it. */
export async function atOnce(work: (turn: number) => Promise<unknown>, { buyers, ms }: { buyers: number; ms: number }) {
  const began = performance.now()
  let count = 0
  const refused: string[] = []
  await Promise.all(
    Array.from({ length: buyers }, async (_, buyer) => {
      for (let turn = buyer; performance.now() - began < ms; turn += buyers) {
        const done = await work(turn).catch((error: Error) => error)
        if (done instanceof Error) refused.push(done.message)
        else count++
      }
    }),
  )
  return { count, refused, perSecond: (count / (performance.now() - began)) * 1000 }
}
