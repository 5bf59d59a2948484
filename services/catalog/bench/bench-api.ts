import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import autocannon from 'autocannon'
import { generatedParts } from './generated-parts.ts'
import { randomFilter } from './random-filter.ts'
import { seededRandom } from './seeded.ts'

type Ports = { list: number; floor: number; bytes: number }

const QUESTIONS = 2000
const SECONDS = Number(process.env.BENCH_SECONDS || 8)

/** 2,000 different questions, so that no cache of answers would help. */
function questions(): string[] {
  const parts = generatedParts(100)
  const random = seededRandom(2014)
  return Array.from({ length: QUESTIONS }, () => {
    const { search: _, ...filter } = randomFilter(random, parts)
    const query = Object.entries({ ...filter, limit: 24 }).map(([name, value]) => [name, JSON.stringify(value)])
    return `/api/products/get-by/filters?${new URLSearchParams(query)}`
  })
}

async function measure(port: number, paths: string[]) {
  const load = { url: `http://127.0.0.1:${port}`, connections: 50, requests: paths.map(path => ({ path })) }
  await autocannon({ ...load, duration: 2 })
  const { requests, latency, errors, non2xx } = await autocannon({ ...load, duration: SECONDS })
  return { perSecond: Math.round(requests.average), p50: latency.p50, p99: latency.p99, failed: errors + non2xx }
}

const paths = questions()
for (const count of [1000, 10_000, 100_000]) {
  const server = fork(path.join(import.meta.dirname, 'list-server.ts'), [String(count)])
  const [ports] = (await once(server, 'message')) as [Ports]
  const floor = await measure(ports.floor, paths)
  const list = await measure(ports.list, paths)
  server.kill()
  const ratio = (list.perSecond / floor.perSecond).toFixed(2)
  process.stdout.write(
    `${count} articles, ${ports.bytes} bytes: floor ${show(floor)}; list ${show(list)}; ratio ${ratio}\n`,
  )
}

function show({ perSecond, p50, p99, failed }: Awaited<ReturnType<typeof measure>>): string {
  return `${perSecond}/s p50 ${p50} ms p99 ${p99} ms failed ${failed}`
}
