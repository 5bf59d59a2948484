import { connect } from 'node:net'
import { percentile } from './statistics.ts'

// A separate process that sends the requests. It reads only the length of an answer, so that asking costs less than answering.
export type Load = { port: number; connections: number; ms: number }
/** Times in microseconds. */
export type LoadResult = { answers: number; perSecond: number; median: number; p99: number }

let requests: Buffer[] = []
let turn = 0

process.on('message', async (message: readonly string[] | Load) => {
  if ('port' in message) return process.send?.(await ask(message))
  requests = message.map(address => Buffer.from(`GET ${address} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`))
})

async function ask({ port, connections, ms }: Load): Promise<LoadResult> {
  const began = performance.now()
  const waits = (await Promise.all(Array.from({ length: connections }, () => requestInSeries(port, began + ms)))).flat()
  const microseconds = (share: number) => Math.round(percentile(waits, share) * 1000)
  const perSecond = Math.round((waits.length / (performance.now() - began)) * 1000)
  return { answers: waits.length, perSecond, median: microseconds(0.5), p99: microseconds(0.99) }
}

/** One connection, the next question when the answer is whole. Returns how long it waited for each. */
function requestInSeries(port: number, until: number): Promise<number[]> {
  const { promise, resolve, reject } = Promise.withResolvers<number[]>()
  const waits: number[] = []
  const socket = connect(port, '127.0.0.1')
  let asked = 0
  let left = 0
  const next = () => {
    asked = performance.now()
    socket.write(requests[turn++ % requests.length] ?? '')
  }
  socket.setNoDelay(true).on('connect', next).on('error', reject)
  socket.on('data', bytes => {
    left = left === 0 ? lengthOf(bytes) - bytes.length : left - bytes.length
    if (left > 0) return
    const now = performance.now()
    waits.push(now - asked)
    if (now < until) return next()
    socket.end()
    resolve(waits)
  })
  return promise
}

/** Of the whole answer, with its head; only good answers have one here. */
function lengthOf(bytes: Buffer): number {
  const head = bytes.toString('latin1', 0, bytes.indexOf('\r\n\r\n') + 4)
  const [, length] = /\r\nContent-Length: (\d+)\r\n/i.exec(head) ?? []
  if (length === undefined || !head.startsWith('HTTP/1.1 200 ')) throw new Error(`no good answer: ${head}`)
  return head.length + Number(length)
}
