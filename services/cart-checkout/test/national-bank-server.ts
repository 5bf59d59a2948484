import { type Reply, startStubServer } from './stub-server.ts'

/** A server that speaks the National Bank's open service of rates; `reply` may answer in its place. */
export async function startNationalBank(rates: Record<string, number> = {}) {
  const state = { asked: [] as string[], reply: null as Reply | null }
  const { origin, stop } = await startStubServer((_, { method, url = '' }) => {
    state.asked.push(`${method} ${url}`)
    return state.reply ?? { body: rowsOf(new URL(url, 'http://bank'), rates) }
  })
  return { state, stop, address: { origin, timeOutMs: 500 } }
}

/** The bank's own form: hryvnias with four decimals, the day as people write it. */
export function aBankRow(rate: number, exchangedate: string) {
  return { r030: 978, txt: 'Євро', rate, cc: 'EUR', exchangedate }
}

function rowsOf({ searchParams }: URL, rates: Record<string, number>): string {
  const date = searchParams.get('date') ?? ''
  const rate = rates[date]
  const day = `${date.slice(6)}.${date.slice(4, 6)}.${date.slice(0, 4)}`
  return JSON.stringify(rate === undefined ? [] : [aBankRow(rate, day)])
}
