import { Agent, get } from 'node:http'
import { connect } from 'node:net'
import { listen } from './listen.ts'

test('a request in flight gets its answer while the server stops; idle connections are closed', async () => {
  const arrived = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<string>()
  const app = async (_: unknown, res: { end(text: string): void }) => {
    arrived.resolve()
    res.end(await answer.promise)
  }
  const { port, stop } = await listen({ app, host: '127.0.0.1', port: 0 })
  const agent = new Agent({ keepAlive: true })
  const text = new Promise<string>((resolve, reject) => {
    get({ port, host: '127.0.0.1', agent }, async res => {
      let read = ''
      for await (const chunk of res) read += chunk
      resolve(read)
    }).once('error', reject)
  })
  await arrived.promise

  const stopped = stop()
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow()
  answer.resolve('done')

  expect(await text).toBe('done')
  await stopped
  agent.destroy()
})

test('a server that drains answers those who still come and sends them elsewhere, and then is closed', async () => {
  const app = (_: unknown, res: { end(text: string): void }) => res.end('still here')
  const { port, stop } = await listen({ app, host: '127.0.0.1', port: 0 })
  const ask = () => fetch(`http://127.0.0.1:${port}`)
  expect((await ask()).headers.get('connection')).toBe('keep-alive')

  const stopped = stop(200)
  const { status, headers } = await ask()
  expect([status, headers.get('connection')]).toEqual([200, 'close'])

  await stopped
  await expect(ask()).rejects.toThrow()
})

test('one connection cannot queue up hundreds of answers', async () => {
  let asked = 0
  const app = (_: unknown, res: { end(text: string): void }) => {
    asked += 1
    setTimeout(() => res.end('answer'), 50)
  }
  const { port, stop } = await listen({ app, host: '127.0.0.1', port: 0 })
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(500))

  await new Promise(resolve => socket.resume().once('close', resolve))
  expect(asked).toBe(10)

  const text = async () => (await fetch(`http://127.0.0.1:${port}`)).text()
  expect([await text(), await text()]).toEqual(['answer', 'answer'])
  await stop()
})

test('an answer that waits behind another one is closed when its client is gone', async () => {
  const [arrived, gone] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const closed: string[] = []
  const app = ({ url = '' }: { url?: string }, res: { once(event: 'close', listener: () => void): void }) => {
    res.once('close', () => closed.push(url) === 2 && gone.resolve())
    if (url === '/second') arrived.resolve()
  }
  const { port, stop } = await listen({ app, host: '127.0.0.1', port: 0 })
  const socket = connect(port, '127.0.0.1')
  socket.write('GET /first HTTP/1.1\r\nHost: a\r\n\r\nGET /second HTTP/1.1\r\nHost: a\r\n\r\n')
  await arrived.promise

  socket.destroy()
  await gone.promise

  expect(closed.sort()).toEqual(['/first', '/second'])
  await stop()
})
