import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import type { PublicRequest } from './public-requests.ts'

type Attacking = { url: string; from: string; connections: number; ms: number }

/** Asks over so many connections from one address, each again as soon as it is answered; how often each status was answered. */
export async function attackWith(
  asked: PublicRequest,
  { url, from, connections, ms }: Attacking,
): Promise<Map<string, number>> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const until = performance.now() + ms
  const statuses = new Map<string, number>()
  async function attacker(): Promise<void> {
    while (performance.now() < until) {
      const status = await send(asked, { url, from, agent })
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: connections }, attacker))
  agent.destroy()
  return statuses
}

function send(
  asked: PublicRequest,
  { url, from, agent }: { url: string; from: string; agent: Agent },
): Promise<string> {
  const { method, address, body, isIdempotent } = asked
  const headers = {
    'x-forwarded-for': from,
    origin: url,
    ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    ...(isIdempotent && { 'idempotency-key': randomUUID() }),
  }
  return new Promise(resolve => {
    const sent = request(`${url}${address}`, { method, headers, agent }, answer => {
      answer.resume().once('close', () => resolve(String(answer.statusCode)))
    })
    sent.once('error', error => resolve('code' in error ? String(error.code) : error.message)).end(body)
  })
}
