import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { startApi } from '../../test/start-api.ts'

const jpeg = { 'content-type': 'image/jpeg' }
const send = (body: Buffer | string, headers: Record<string, string> = jpeg) => ({ body, headers })

test.each([
  ['of more than ten megabytes', Buffer.alloc(10 * 1024 * 1024 + 1), jpeg, [413, 'body_too_large']],
  ['of fifty megabytes', Buffer.alloc(50 * 1024 * 1024), jpeg, [413, 'body_too_large']],
  ['that calls itself a drawing', '<svg/>', { 'content-type': 'image/svg+xml' }, [415, 'unsupported_media_type']],
  ['in a form', 'x', { 'content-type': 'multipart/form-data; boundary=x' }, [415, 'unsupported_media_type']],
  ['that was packed', 'x', { ...jpeg, 'content-encoding': 'gzip' }, [415, 'unsupported_media_type']],
  ['without a type', Buffer.alloc(10), {}, [415, 'unsupported_media_type']],
] as const)('a file %s is refused before anybody looks into it', async (_, body, headers, expected) => {
  const { openAs, asked } = await startApi()

  const answer = await (await openAs('content')).send('POST', '/api/images/upload', send(body, headers))

  expect([answer.status, answer.body.error?.code]).toEqual(expected)
  expect(asked).toEqual([])
})

test('one person sends four files at once; the fifth is asked to wait', async () => {
  const { openAs, url } = await startApi()
  const content = await openAs('content')
  const head = `POST /api/images/upload HTTP/1.1\r\nHost: x\r\nCookie: ${[...content.cookies].map(pair => pair.join('=')).join('; ')}\r\nContent-Type: image/jpeg\r\n`
  const port = Number(new URL(url).port)
  const slow = Array.from({ length: 4 }, () => connect(port, '127.0.0.1'))
  for (const socket of slow) socket.write(`${head}Content-Length: 5000\r\n\r\nbegin`)
  await pause(300)

  const { status, headers } = await content.send('POST', '/api/images/upload', send(Buffer.alloc(100)))
  for (const socket of slow) socket.destroy()

  expect([status, headers.get('retry-after')]).toEqual([429, '2'])
  await pause(100)
  expect((await content.send('POST', '/api/images/upload', send(Buffer.alloc(100)))).status).toBe(201)
})
