import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import type { Heard, Load } from './load.ts'
import { questions } from './questions.ts'
import { type Asked, type Round, type Started, show } from './show.ts'
import { told, workOf } from './work.ts'

// npm run bench:api: the store's list call beside a bare Koa that sends the same bytes. Both are asked in turn, in short
// rounds, so that whatever else the machine does falls on both; each server and the one who asks is a process of its own.
// Other sizes may be named: npm run bench:api -- 1000
const NAMED = process.argv.slice(2).map(Number)
const SIZES = NAMED.length > 0 ? NAMED : [132, 10_000, 100_000]
const ROUNDS = Number(process.env.BENCH_ROUNDS || 7)
// The compiler of a fresh process takes some thousand answers to settle; what a shop does all day is what counts.
const WARM_UP = 4
const MANY = { connections: 20, ms: 1500 }
const ALONE = { connections: 1, ms: 700 }

const asker = start('load.ts')
console.log(`${questions().length} different questions, each two filters and a sort; no cache of answers`)
for (const count of SIZES) {
  const list = start('list-server.ts', String(count))
  const started = await told<Started>(list)
  const floor = start('floor-server.ts', String(started.port))
  const { port, bytes } = await told<{ port: number; bytes: number }>(floor)
  const servers = { list: { child: list, port: started.port }, floor: { child: floor, port } }
  for (let round = 0; round < WARM_UP; round++) await both(servers)
  const rounds: Round[] = []
  while (rounds.length < ROUNDS) rounds.push(await both(servers))
  show({ count, bytes, started, rounds })
  list.kill()
  floor.kill()
}
asker.kill()

type Servers = Record<'list' | 'floor', { child: ChildProcess; port: number }>

async function both({ list, floor }: Servers): Promise<Round> {
  return {
    many: { floor: await ask(floor, MANY), list: await ask(list, MANY) },
    alone: { floor: await ask(floor, ALONE), list: await ask(list, ALONE) },
  }
}

async function ask({ child, port }: Servers['list'], load: Omit<Load, 'port'>): Promise<Asked> {
  const before = await workOf(child)
  asker.send({ port, ...load })
  const heard = await told<Heard>(asker)
  return { ...heard, work: Math.round(((await workOf(child)) - before) / heard.answers) }
}

function start(file: string, ...words: string[]): ChildProcess {
  const execArgv = ['--disable-warning=ExperimentalWarning', '--expose-gc']
  return fork(path.join(import.meta.dirname, file), words, { execArgv }).once('exit', code => {
    if (code) throw new Error(`${file} ended with ${code}`)
  })
}
