import { listen } from '@shop/service-kit/app/listen'
import { closeAfterTest } from '@shop/testing/after-test'

type Reply = { status?: number; body: string; location?: string } | 'hang' | 'endless'

/** A server that speaks the National Bank's open service of rates; `reply` may answer in its place. */
export async function startNationalBank(rates: Record<string, number> = {}) {
  const state = { asked: [] as string[], reply: null as Reply | null }
  const { port, server, stop } = await listen({
    host: '127.0.0.1',
    port: 0,
    app: (request, response) => {
      const address = new URL(request.url ?? '/', 'http://bank')
      state.asked.push(`${request.method} ${address.pathname}${address.search}`)
      const { reply } = state
      if (reply === 'hang') return
      if (reply === 'endless') {
        const more = () => {
          while (response.write('['.repeat(8192))) if (response.destroyed) return
        }
        response.writeHead(200).on('drain', more)
        more()
        return
      }
      const { status = 200, body, location } = reply ?? { body: rowsOf(address, rates) }
      response.writeHead(status, { 'content-type': 'application/json', ...(location && { location }) }).end(body)
    },
  })
  const close = () => {
    server.closeAllConnections()
    return stop()
  }
  closeAfterTest(close)
  return { state, close, address: { origin: `http://127.0.0.1:${port}`, timeOutMs: 500 } }
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
