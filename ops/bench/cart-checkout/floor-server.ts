import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import Koa from 'koa'

// The floor: a bare Koa that reads the request as JSON and sends the bytes of a placed order.
const answer = Buffer.from(process.argv[2] ?? '')

const bare = new Koa()
bare.use(async ctx => {
  const chunks: Buffer[] = []
  for await (const chunk of ctx.req) chunks.push(chunk)
  JSON.parse(Buffer.concat(chunks).toString('utf8'))
  ctx.status = 201
  ctx.type = 'application/json'
  ctx.body = answer
})
const server = bare.listen(0, '127.0.0.1')
await once(server, 'listening')
process.send?.({ port: (server.address() as AddressInfo).port })
