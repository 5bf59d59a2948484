import { once } from 'node:events'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { ShopError } from '@shop/contracts/errors'
import type { Context } from 'koa'
import { silentLog } from '../log/log.ts'
import { createApp } from './create-app.ts'
import { listen } from './listen.ts'

/** Sends requests on one connection, which is cut before they are answered; gives the last one's context when all is done. */
async function answerGone(requests: string[], answer: (ctx: Context) => unknown): Promise<Context> {
  const asked = Promise.withResolvers<Context>()
  const left = Promise.withResolvers<void>()
  const slow = async (ctx: Context) => {
    if (ctx.path === requests.at(-1)) asked.resolve(ctx)
    await left.promise
    await answer(ctx)
  }
  const options = { name: 'try', log: silentLog, routes: [], publicOrigin: null, trustedProxies: 0, first: [slow] }
  const { port, stop } = await listen({ app: createApp(options).callback(), host: '127.0.0.1', port: 0 })
  const socket = connect(port, '127.0.0.1')
  socket.write(requests.map(path => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`).join(''))
  const ctx = await asked.promise
  const gone = once(ctx.res, 'close')
  socket.destroy()
  await gone
  left.resolve()
  await stop()
  return ctx
}

test('a file whose reader has gone is closed', async () => {
  const file = Readable.from(['never read'])
  const closed = once(file, 'close')

  // The second waits behind the first, so Node gives it no connection of its own.
  await answerGone(['/first', '/second'], ctx => {
    ctx.body = file
  })

  await closed
  expect(file.destroyed).toBe(true)
})

test.each([
  ['a refusal', () => Promise.reject(new ShopError('busy', { seconds: 2 }))],
  ['an answer', (ctx: Context) => (ctx.body = { text: 'never read' })],
])('%s whose reader has gone is not written', async (_, answer) => {
  const { res } = await answerGone(['/only'], answer)

  expect(res.headersSent).toBe(false)
})
