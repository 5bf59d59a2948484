import { silentLog } from '@shop/service-kit/log/log'
import { hashOf, openHost, release } from '../test/open-host.ts'

const ORIGIN = 'https://catalog.example'
const warn = jest.fn()

async function openHostWith(remoteOrigins: Record<string, string[]>) {
  const home = { is_header_white: false, is_header_white_mobile: false, slider: [], blocks: [] }
  const host = await openHost({ '/api/home/get-data': { home } }, undefined, {
    remoteOrigins,
    log: { ...silentLog, warn },
  })
  const chunks = {
    mf_catalog: ['remoteEntry.1a1a1a1a.js'],
    'page-home': ['page-home.1c1c1c1c.js', 'page-home.1d1d1d1d.css'],
  }
  release(host.root, 'mf-catalog', 'bbbb2222', chunks, { origin: ORIGIN })
  const page = async () => (await host.get('/')).text()
  const registry = async () => (await host.get('/registry.json')).json()
  return { page, registry, close: host.close }
}

beforeEach(() => warn.mockReset())

test('a page names the files of a remote where they are, and what each must hold', async () => {
  const { page, registry, close } = await openHostWith({ 'mf-catalog': [ORIGIN] })
  const [text, { 'mf-catalog': catalog }] = [await page(), await registry()]
  close()

  expect(catalog.entry).toBe(`${ORIGIN}/remotes/catalog/bbbb2222/remoteEntry.1a1a1a1a.js`)
  for (const file of ['remoteEntry.1a1a1a1a.js', 'page-home.1c1c1c1c.js', 'page-home.1d1d1d1d.css']) {
    const [tag = ''] = new RegExp(`<link [^>]*href="${ORIGIN}/remotes/catalog/bbbb2222/${file}"[^>]*>`).exec(text) ?? []
    expect(tag).toContain(`integrity="${hashOf(file)}" crossorigin`)
  }
  expect(text).not.toContain('"/remotes/catalog')
  expect(warn).not.toHaveBeenCalled()
})

test.each([
  ['that nobody allowed', {}],
  ['that only begins like an allowed one', { 'mf-catalog': ['https://catalog.exampl'] }],
  ['that another remote may come from', { 'mf-account': [ORIGIN] }],
])('a remote from an origin %s is left out, and the log says so once', async (_, remoteOrigins) => {
  const { page, registry, close } = await openHostWith(remoteOrigins)
  const [text, parts] = [await page(), await registry()]
  await page()
  close()

  expect(Object.keys(parts)).toEqual(['host'])
  expect(text).not.toContain(ORIGIN)
  expect(warn.mock.calls).toEqual([[{ remote: 'mf-catalog', url: ORIGIN }, expect.stringContaining('REMOTE_ORIGINS')]])
})
