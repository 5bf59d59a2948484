import { readFileSync } from 'node:fs'
import path from 'node:path'
import { remoteNames } from '@shop/contracts/parts'
import { hashOf, openHost, release } from './test/open-host.ts'
import { shopOfOneDress } from './test/shop-of-one-dress.ts'

type Host = Awaited<ReturnType<typeof openHost>>

const categories = [{ name: 'dresses', title: { uk: 'Сукні', en: 'Dresses' }, parent_category: null }]
const price = { price: { uah: 6490, eur: 144.5 } }
const answers = {
  ...shopOfOneDress,
  '/api/categories/all': { categories },
  '/api/collections/all': { collections: [] },
}

/** A shop whose host has a worker and the chunks of its pages. */
async function openShop(options: Parameters<typeof openHost>[2] = {}): Promise<Host> {
  const host = await openHost(answers, undefined, options)
  release(host.root, 'host', 'cccc3333', {
    main: ['main.0a0a0a0a.js', 'main.0b0b0b0b.css'],
    'texts-uk': ['texts-uk.0c0c0c0c.js'],
    'texts-en': ['texts-en.0e0e0e0e.js'],
    starter: ['starter.0d0d0d0d.js'],
    sw: ['sw.0f0f0f0f.js'],
  })
  return host
}

async function frame(host: Host, headers: Record<string, string> = {}) {
  const answer = await host.get('/offline-frame', headers)
  const text = await answer.text()
  const json = (id: string) => JSON.parse(new RegExp(`id="${id}">(.*?)</script>`).exec(text)?.[1] ?? 'null')
  return { answer, text, json }
}

test('the worker is asked for every time and answers for the whole shop', async () => {
  const host = await openShop()
  const answer = await host.get('/sw.js')
  const text = await answer.text()
  host.close()

  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-cache'])
  expect(answer.headers.get('content-type')).toContain('text/javascript')
  expect(answer.headers.get('content-security-policy')).toContain("connect-src 'self'")
  expect(text).toContain('host cccc3333 sw.0f0f0f0f.js')
})

test.each([
  ['that is switched off', { worksOffline: false }, openShop],
  ['of a host from before there was one', {}, (options: object) => openHost(answers, undefined, options)],
])('browsers that keep a worker %s get one that ends it and all that was kept', async (_, options, open) => {
  const host = await open(options)
  const answer = await host.get('/sw.js')
  const text = await answer.text()
  host.close()

  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-cache'])
  expect(text).toContain('registration.unregister()')
  expect(text).toContain('caches.delete(name)')
  expect(text).not.toMatch(/fetch|navigate/)
})

test('pages ask for the worker only while it is wanted', async () => {
  const [on, off] = await Promise.all([openShop(), openShop({ worksOffline: false })])
  const pages = await Promise.all([on, off].map(async host => (await host.get('/')).text()))
  const frames = await Promise.all([on, off].map(async host => (await host.get('/offline-frame')).status))
  on.close()
  off.close()

  expect(pages.map(page => page.includes(' data-without-worker'))).toEqual([false, true])
  expect(frames).toEqual([200, 404])
})

test('the frame is the same for everybody: no page’s data, no price, nothing of a visitor', async () => {
  const host = await openShop()
  const [one, other] = [
    await frame(host, { cookie: 'session=of-olena; __Host-bucket=17' }),
    await frame(host, { cookie: 'session=of-another' }),
  ]
  host.close()

  expect(one.text).toBe(other.text)
  expect(one.answer.headers.getSetCookie()).toEqual([])
  expect(one.json('first-data').map(({ path }: { path: string }) => path)).toEqual([
    '/api/categories/all',
    '/api/collections/all',
  ])
  expect(one.text).not.toContain(String(price.price.uah))
  expect(one.text).toMatch(/<html lang="uk"[^>]* data-kept-frame>/)
})

test('the frame is for no search engine, and asked for every time', async () => {
  const host = await openShop()
  const { answer, text } = await frame(host)
  const mark = { 'if-none-match': answer.headers.get('etag') ?? '', 'cache-control': 'max-age=0' }
  const again = await host.get('/offline-frame', mark)
  host.close()

  expect(answer.headers.get('x-robots-tag')).toBe('noindex')
  expect(text).toContain('<meta name="robots" content="noindex">')
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  expect(answer.headers.get('vary')).toContain('Cookie')
  expect(again.status).toBe(304)
})

test('the frame names the files that it needs, in either language, and what each must hold', async () => {
  const host = await openShop()
  release(host.root, 'mf-catalog', 'dddd4444', {
    mf_catalog: ['remoteEntry.2a2a2a2a.js'],
    'page-product': ['page-product.2b2b2b2b.js', 'page-product.2c2c2c2c.css'],
    'page-search': ['page-search.2d2d2d2d.js'],
  })
  const { json } = await frame(host)
  host.close()
  const { files, folders } = json('kept-files')

  expect(files.map(({ address }: { address: string }) => address)).toEqual([
    '/assets/main.0a0a0a0a.js',
    '/assets/main.0b0b0b0b.css',
    '/assets/starter.0d0d0d0d.js',
    '/assets/texts-uk.0c0c0c0c.js',
    '/assets/texts-en.0e0e0e0e.js',
    '/assets/integrity.9e9e9e9e.json',
    '/remotes/catalog/dddd4444/remoteEntry.2a2a2a2a.js',
    '/remotes/catalog/dddd4444/page-product.2b2b2b2b.js',
    '/remotes/catalog/dddd4444/page-product.2c2c2c2c.css',
    // By it a page that began online checks the files of the cart, which is opened over any page.
    '/remotes/catalog/dddd4444/integrity.9e9e9e9e.json',
    '/remotes/cart-checkout/dddd4444/integrity.9e9e9e9e.json',
  ])
  expect(files[0].integrity).toBe(hashOf('main.0a0a0a0a.js'))
  expect(folders).toEqual(['/assets/', ...remoteNames.map(name => `/remotes/${name.replace(/^mf-/, '')}/dddd4444/`)])
  expect(json('registry')['mf-catalog'].integrity).toHaveProperty(['page-product.2b2b2b2b.js'])
})

test('what lies on another origin is not kept', async () => {
  const origin = 'https://catalog.example'
  const host = await openShop({ remoteOrigins: { 'mf-catalog': [origin] } })
  release(host.root, 'mf-catalog', 'eeee5555', { mf_catalog: ['remoteEntry.3a3a3a3a.js'] }, { origin })
  const { json } = await frame(host)
  host.close()

  expect(json('registry')['mf-catalog'].entry).toContain(origin)
  expect(JSON.stringify(json('kept-files'))).not.toContain('catalog')
})

test('a home screen knows the shop by its name in the reader’s language and by its icons', async () => {
  const host = await openShop()
  const page = await (await host.get('/?lang=en')).text()
  const [, address = ''] = /<link rel="manifest" href="([^"]+)">/.exec(page) ?? []
  const answer = await host.get(address)
  const manifest = await answer.json()
  const ukrainian = await (await host.get('/manifest.webmanifest')).json()
  const icons = await Promise.all(manifest.icons.map(({ src }: { src: string }) => host.get(src)))
  host.close()

  expect(answer.headers.get('content-type')).toContain('application/manifest+json')
  expect([manifest.name, ukrainian.name]).toEqual(['Levada', 'Левада'])
  expect(manifest).toMatchObject({ start_url: '/', scope: '/', lang: 'en' })
  expect(icons.map(({ status, headers }) => [status, headers.get('content-type')])).toEqual(
    Array(4).fill([200, 'image/png']),
  )
})

test('the colours of the home screen are those of the page', () => {
  const tokens = readFileSync(path.resolve('shared/ui-kit/src/tokens.css'), 'utf8')
  const [, canvas] = /--canvas: (#\w+);/.exec(tokens) ?? []

  expect(readFileSync(path.resolve('host/server/files/web-manifest.ts'), 'utf8')).toContain(`CANVAS = '${canvas}'`)
})
