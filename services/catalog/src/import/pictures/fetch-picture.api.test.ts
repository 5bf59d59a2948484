import { createServer, type RequestListener, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createPictureFetcher, PictureRefusal } from './fetch-picture.ts'

const servers: { close(): void }[] = []
afterAll(() => {
  for (const server of servers) server.close()
})

/** A fetcher for which a server of this machine is the open internet, without a certificate. */
async function start(answer: RequestListener, about: { timeoutMs?: number; resolved?: string[] } = {}) {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const looked: string[] = []
  const { timeoutMs = 5000, resolved = ['127.0.0.1'] } = about
  const fetchPicture = createPictureFetcher({
    timeoutMs,
    isAllowed: address => address === '127.0.0.1',
    async resolve(host) {
      looked.push(host)
      return resolved.map(address => ({ address, family: 4 }))
    },
    send: (url, options, done) => request(new URL(url.href.replace('https:', 'http:')), options, done),
  })
  const problemOf = async (url: string) => {
    const refusal = await fetchPicture(url).catch((error: unknown) => error)
    return refusal instanceof PictureRefusal ? refusal.problem : refusal
  }
  return { port, looked, fetchPicture, problemOf }
}

test('a picture comes byte by byte from the address that was checked; the host is looked up once', async () => {
  const { port, looked, fetchPicture } = await start((_, res) => res.end(Buffer.from([0, 255, 128])))

  expect(await fetchPicture(`https://shop.example:${port}/a.jpg`)).toEqual(Buffer.from([0, 255, 128]))
  expect(looked).toEqual(['shop.example'])
})

test('a host of which one address is not public is not asked at all', async () => {
  const asked = jest.fn()
  const { port, problemOf } = await start(asked, { resolved: ['127.0.0.1', '10.0.0.1'] })

  expect(await problemOf(`https://shop.example:${port}/a.jpg`)).toBe('not_public')
  expect(asked).not.toHaveBeenCalled()
})

test.each([
  ['http://shop.example/a.jpg', 'address'],
  ['https://olha:secret@shop.example/a.jpg', 'address'],
  ['file:///etc/passwd', 'address'],
  ['https://10.0.0.1/a.jpg', 'not_public'],
  ['https://[::1]/a.jpg', 'not_public'],
  ['https://2130706434/a.jpg', 'not_public'],
])('%s is not asked: %s', async (url, problem) => {
  const { problemOf } = await start((_, res) => res.end())

  expect(await problemOf(url)).toBe(problem)
})

test.each<[string, RequestListener, string]>([
  ['leads on', (_, res) => void res.writeHead(302, { location: 'https://127.0.0.1/' }).end(), 'redirect'],
  ['is not there', (_, res) => void res.writeHead(404).end(), 'not_found'],
  ['never ends', (_, res) => void res.write(Buffer.alloc(11 * 1024 * 1024)), 'too_large'],
  [
    'breaks off',
    (_, res) => void res.writeHead(200, { 'content-length': '10' }).write('abc', () => res.destroy()),
    'not_found',
  ],
])('a picture that %s is refused', async (_what, answer, problem) => {
  const { port, problemOf } = await start(answer)

  expect(await problemOf(`https://shop.example:${port}/a.jpg`)).toBe(problem)
})

test('a picture that comes too slowly is given up', async () => {
  const { port, problemOf } = await start((_, res) => void res.write('a'), { timeoutMs: 200 })

  expect(await problemOf(`https://shop.example:${port}/a.jpg`)).toBe('too_slow')
})

test('a host that nobody knows has no picture', async () => {
  const { problemOf } = await start((_, res) => res.end(), { resolved: [] })

  expect(await problemOf('https://nowhere.example/a.jpg')).toBe('not_found')
})
