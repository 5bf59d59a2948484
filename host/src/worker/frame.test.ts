import { FakeCaches } from './test/fake-caches.ts'

const caches = new FakeCaches()
Object.assign(globalThis, { caches })

import { FILES, FRAME } from './caches.ts'
import { cachedFrame, keepFrame } from './frame.ts'

const IMMUTABLE = { 'Cache-Control': 'public, max-age=31536000, immutable' }

/** What the server has, by address; what is not here fails as without a network. */
let server: Record<string, () => Response> = {}
const asked: [address: string, integrity: unknown][] = []

globalThis.fetch = jest.fn(async (address, { integrity } = {}) => {
  asked.push([String(address), integrity])
  const answer = server[String(address)]
  if (!answer) throw new TypeError('no connection')
  return answer()
}) as typeof fetch

function file(headers: Record<string, string> = IMMUTABLE): () => Response {
  return () => Object.defineProperty(new Response('file', { headers }), 'type', { value: 'basic' })
}

function frame(version: string) {
  const address = `/remotes/catalog/${version}/page.0a0a0a0a.js`
  const kept = {
    files: [{ address, integrity: `sha256-of-${version}` }],
    folders: ['/assets/', `/remotes/catalog/${version}/`],
  }
  const page = `<html data-version="${version}"><script type="application/json" id="kept-files">${JSON.stringify(kept)}</script>`
  return { address, answer: () => new Response(page) }
}

const [one, two] = [frame('aaaa1111'), frame('bbbb2222')]
const shown = async () => /data-version="(\w+)"/.exec((await (await cachedFrame())?.text()) ?? '')?.[1]
const addresses = (name: string) => caches.addresses(name)

beforeEach(async () => {
  caches.clear()
  asked.length = 0
  server = { '/offline-frame': one.answer, [one.address]: file(), [two.address]: file() }
})

test('a frame is kept with all the files that it names, each checked by what it must hold', async () => {
  await keepFrame()

  expect(await shown()).toBe('aaaa1111')
  expect(addresses(FRAME).toSorted()).toEqual(['/offline-frame', one.address])
  expect(asked).toContainEqual([one.address, 'sha256-of-aaaa1111'])
})

test('after a release the new frame takes the place of the old one, and files of the old version go', async () => {
  await keepFrame()
  const seen = await caches.open(FILES)
  for (const address of ['/remotes/catalog/aaaa1111/seen.1a1a1a1a.js', '/assets/seen.1b1b1b1b.js'])
    await seen.put(address, file()())
  server['/offline-frame'] = two.answer
  await keepFrame()

  expect(await shown()).toBe('bbbb2222')
  expect(addresses(FRAME).toSorted()).toEqual(['/offline-frame', two.address])
  expect(addresses(FILES)).toEqual(['/assets/seen.1b1b1b1b.js'])
})

test.each([
  ['does not come', undefined],
  ['may not be kept', file({ 'Cache-Control': 'no-store' })],
  ['is not there any more', () => new Response('', { status: 404, headers: IMMUTABLE })],
])('while a file of the new frame %s, the old frame stays with its files', async (_, answer) => {
  await keepFrame()
  server = { '/offline-frame': two.answer, ...(answer && { [two.address]: answer }) }

  await expect(keepFrame()).rejects.toThrow()
  expect(await shown()).toBe('aaaa1111')
  expect(addresses(FRAME)).toContain(one.address)
})

test('the page of a network that asks to sign in first is not taken for the frame', async () => {
  await keepFrame()
  server['/offline-frame'] = () => new Response('<html>Welcome to the café')

  await expect(keepFrame()).rejects.toThrow('not the frame')
  expect(await shown()).toBe('aaaa1111')
})

test('tabs that ask at once have the frame kept once', async () => {
  await Promise.all([keepFrame(), keepFrame(), keepFrame()])

  expect(asked.filter(([address]) => address === '/offline-frame')).toHaveLength(1)
})
