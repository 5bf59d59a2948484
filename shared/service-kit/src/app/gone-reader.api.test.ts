import { connect } from 'node:net'
import { Readable } from 'node:stream'
import type { Context } from 'koa'
import { silentLog } from '../log/log.ts'
import { createApp } from './create-app.ts'
import { listen } from './listen.ts'

test('a file whose reader has gone is closed', async () => {
  const file = Readable.from(['never read'])
  const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const slow = async (ctx: Context) => {
    asked.resolve()
    await answered.promise
    ctx.body = file
  }
  const options = { name: 'try', log: silentLog, routes: [], publicOrigin: null, trustedProxies: 0, first: [slow] }
  const { port, stop } = await listen({ app: createApp(options).callback(), host: '127.0.0.1', port: 0 })
  const socket = connect(port, '127.0.0.1')
  // The second waits behind the first, so Node gives it no connection of its own.
  socket.write('GET /first HTTP/1.1\r\nHost: a\r\n\r\nGET /second HTTP/1.1\r\nHost: a\r\n\r\n')
  await asked.promise

  socket.destroy()
  await new Promise(resolve => setTimeout(resolve, 50))
  answered.resolve()
  await new Promise(resolve => file.once('close', resolve))

  expect(file.destroyed).toBe(true)
  await stop()
})
