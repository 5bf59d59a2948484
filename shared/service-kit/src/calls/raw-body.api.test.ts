import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { tryApp } from '../../test/try-app.ts'
import { silentLog } from '../log/log.ts'

const app = tryApp(silentLog)
afterAll(async () => (await app).stop())

const MB = 1024 * 1024

/** A client that has announced a body for a call of at most 100 bytes, and reads the refusal while it still sends. */
async function refusedAt(bytes: number): Promise<Socket> {
  const socket = connect((await app).port, '127.0.0.1')
  socket.write(`POST /api/callback HTTP/1.1\r\nHost: shop\r\nContent-Length: ${bytes}\r\n\r\n`)
  expect(await answerOn(socket)).toContain('HTTP/1.1 413')
  return socket
}

async function answerOn(socket: Socket): Promise<string> {
  const [chunk] = await once(socket, 'data')
  return String(chunk)
}

test('a client whose body is too large reads why, though it goes on sending; its connection serves it again', async () => {
  const socket = await refusedAt(20 * MB)

  socket.write(Buffer.alloc(20 * MB))
  socket.write('POST /api/callback HTTP/1.1\r\nHost: shop\r\nContent-Length: 5\r\n\r\nhello')

  expect(await answerOn(socket)).toContain('\r\n\r\nhello')
  socket.destroy()
})

test('of a body without measure only so much is read', async () => {
  const socket = await refusedAt(1024 * MB)
  const closed = new Promise(resolve => socket.on('error', () => {}).once('close', resolve))
  const block = Buffer.alloc(MB)
  let sent = 0
  const send = () => {
    while (!socket.destroyed && socket.write(block)) sent += 1
  }
  send()
  socket.on('drain', send)

  await closed
  expect(sent).toBeLessThan(200)
})
