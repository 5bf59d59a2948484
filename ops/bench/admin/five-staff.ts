import { once } from 'node:events'
import { startServer } from '../start-server.ts'
import type { StaffCall } from './staff-calls.ts'

/** Milliseconds that staff may wait. */
const MOST = { median: 150, p95: 400 }
/** Of each of the five: a hundred calls of each kind. */
const TURNS = 20

type Answered = { took: number; text: string }
type Measured = { name: string; isGood: boolean; line: string }

export async function ask(url: string, address: string, cookie: string): Promise<Answered> {
  const began = performance.now()
  const answer = await fetch(url + address, { headers: { cookie } })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${text.slice(0, 300)}`)
  return { took: performance.now() - began, text }
}

/** Each of the five asks, and after each answer the floor, so that both have the same machine. */
export async function measure(
  { url, cookies }: { url: string; cookies: readonly string[] },
  floor: Floor,
  call: StaffCall,
): Promise<Measured> {
  const took: number[] = []
  const least: number[] = []
  const wrong: string[] = []
  const bytes = (await ask(url, call.address(0), cookies[0] ?? '')).text
  await floor.keep('/floor', bytes)
  await Promise.all(
    cookies.map(async (cookie, who) => {
      for (let nth = 0; nth < TURNS; nth++) {
        const turn = nth * cookies.length + who
        const answered = await ask(url, call.address(turn), cookie).catch((refused: Error) => refused)
        if (answered instanceof Error) wrong.push(answered.message)
        else {
          took.push(answered.took)
          if (!call.isRight(JSON.parse(answered.text) as never, turn)) wrong.push(call.address(turn))
        }
        least.push((await ask(floor.url, '/floor', '')).took)
      }
    }),
  )
  const [median, p95] = [at(took, 0.5), at(took, 0.95)]
  const isGood = median <= MOST.median && p95 <= MOST.p95 && wrong.length === 0
  const said = wrong.length > 0 ? `, ${wrong.length} answers WRONG or refused: ${wrong[0]}` : ''
  const line = `median ${ms(median)}, p95 ${ms(p95)}; floor ${ms(at(least, 0.5))}, ${ms(at(least, 0.95))}${said}`
  return { name: call.name, isGood, line: `${isGood ? 'ok  ' : 'FAIL'} ${call.name}: ${line}` }
}

type Floor = Awaited<ReturnType<typeof startFloor>>

/** A bare Koa in a process of its own. */
export async function startFloor() {
  const child = startServer('admin/floor-server.ts')
  const [port] = await once(child, 'message')
  return {
    url: `http://127.0.0.1:${port}`,
    async keep(address: string, text: string): Promise<void> {
      const kept = once(child, 'message')
      child.send([address, text])
      await kept
    },
    stop: () => void child.kill(),
  }
}

function at(numbers: readonly number[], part: number): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

export function ms(took: number): string {
  return `${took.toFixed(took < 10 ? 1 : 0)} ms`
}
