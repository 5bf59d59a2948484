import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import Koa from 'koa'
import { addressesOf, isTarget } from './questions.ts'
import { reportWork } from './work.ts'

// The floor: a bare Koa that has every answer of the other server ready and sends the same bytes.
const [, , otherPort, asked] = process.argv
const ready = new Map<string, Buffer>()
for (const address of addressesOf(isTarget(asked) ? asked : 'list')) {
  const answer = await fetch(`http://127.0.0.1:${otherPort}${address}`)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  ready.set(address, Buffer.from(await answer.arrayBuffer()))
}

const bare = new Koa()
bare.use(ctx => {
  ctx.type = 'application/json'
  ctx.body = ready.get(ctx.url)
})
const server = bare.listen(0, '127.0.0.1')
await once(server, 'listening')

const sizes = [...ready.values()].map(({ length }) => length).sort((one, other) => one - other)
reportWork()
process.send?.({ port: (server.address() as AddressInfo).port, bytes: sizes[sizes.length >> 1] })
