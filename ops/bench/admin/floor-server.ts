import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import Koa from 'koa'

// The floor: a bare Koa that has the bytes of each answer ready. They come as messages, by the address under which they are asked for.
const answers = new Map<string, Buffer>()
process.on('message', ([address, text]: [string, string]) => {
  answers.set(address, Buffer.from(text))
  process.send?.(address)
})

const bare = new Koa()
bare.use(ctx => {
  ctx.type = 'application/json'
  ctx.body = answers.get(ctx.path)
})
const server = bare.listen(0, '127.0.0.1')
await once(server, 'listening')
process.send?.((server.address() as AddressInfo).port)
