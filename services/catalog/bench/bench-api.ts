import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import autocannon from 'autocannon'
import { questions } from './questions.ts'

// npm run bench:api: the store's list call beside a bare Koa that sends the same bytes, in the same run.
type Ports = { list: number; floor: number; bytes: number; grown: number }

const SECONDS = Number(process.env.BENCH_SECONDS || 8)
const CONNECTIONS = 20
const ARTICLES = [132, 10_000, 100_000]

async function measure(port: number, paths: string[]) {
  const load = { url: `http://127.0.0.1:${port}`, connections: CONNECTIONS, requests: paths.map(path => ({ path })) }
  await autocannon({ ...load, duration: 2 })
  const { requests, latency, errors, non2xx } = await autocannon({ ...load, duration: SECONDS })
  return { perSecond: Math.round(requests.average), p50: latency.p50, p99: latency.p99, failed: errors + non2xx }
}

const paths = questions()
console.log(`${paths.length} different questions, ${CONNECTIONS} connections, no cache of answers`)
for (const count of ARTICLES) {
  const server = fork(path.join(import.meta.dirname, 'list-server.ts'), [String(count)])
  const [ports] = (await once(server, 'message')) as [Ports]
  const floor = await measure(ports.floor, paths)
  const list = await measure(ports.list, paths)
  server.kill()
  const megabytes = (ports.grown / 1e6 / (count / 10_000)).toFixed(0)
  console.log(`${count} articles, ${ports.bytes} bytes an answer, ${megabytes} MB per 10,000 articles`)
  console.log(`  floor ${show(floor)}`)
  console.log(`  list  ${show(list)}   ${(list.perSecond / floor.perSecond).toFixed(2)} of the floor`)
}

function show({ perSecond, p50, p99, failed }: Awaited<ReturnType<typeof measure>>): string {
  return `${perSecond} requests/s, p50 ${p50} ms, p99 ${p99} ms, ${failed} failed`
}
