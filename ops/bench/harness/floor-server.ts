import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import Koa from 'koa'

// The floor: a bare Koa that sends bytes which it has ready, by address, and reads what is posted as JSON. Nothing can start sooner, need
// less or answer faster. A message gives it an answer: [address, text].
const answers = new Map<string, Buffer>([['/', Buffer.from('{"isBare":true}')]])
process.on('message', ([address, text]: [string, string]) => {
  answers.set(address, Buffer.from(text))
  process.send?.(address)
})

const bare = new Koa()
bare.use(async ctx => {
  if (ctx.method === 'POST') {
    const chunks: Buffer[] = []
    for await (const chunk of ctx.req) chunks.push(chunk)
    JSON.parse(Buffer.concat(chunks).toString('utf8'))
  }
  ctx.type = 'application/json'
  ctx.body = answers.get(ctx.url)
})
const server = bare.listen(Number(process.env.PORT ?? 0), '127.0.0.1')
await once(server, 'listening')
process.send?.((server.address() as AddressInfo).port)
