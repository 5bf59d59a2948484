import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { developmentPolicy } from '@shop/tooling/webpack/dev/dev-headers'
import { styleHashes } from './headers.ts'
import { openHost } from './test/open-host.ts'

const library = path.dirname(require.resolve('react-aria/package.json'))

/** The style that a module of React Aria writes into the page, its constants filled in. */
function writtenStyle(file: string): string {
  const source = readFileSync(path.join(library, 'dist/private', file), 'utf8')
  const [, text = ''] = /style\.textContent = `([^`]*)`/.exec(source) ?? []
  const filled = text.replace(/\$\{(.*?)\}/g, (_, name: string) => {
    const [, value = ''] = new RegExp(`const ${name.replace(/\W/g, '\\$&')} = '([^']*)'`).exec(source) ?? []
    return value
  })
  return filled.trim()
}

test.each(['interactions/usePress.mjs', 'overlays/usePreventScroll.mjs'])(
  'the security policy allows the style of %s',
  file => {
    const hash = createHash('sha256').update(writtenStyle(file)).digest('base64')

    expect(styleHashes).toContain(`'sha256-${hash}'`)
  },
)

/** Written out in full: whatever loosens the policy has to be written here too. */
const production = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${styleHashes.join(' ')}`,
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
  "frame-src 'none'",
  'upgrade-insecure-requests',
  'report-uri /csp-reports',
  'report-to csp',
].join('; ')

test('the security policy allows connections to the shop only, and no web sockets', async () => {
  const host = await openHost()

  const { headers } = await host.get('/')
  host.close()

  expect(headers.get('content-security-policy')).toBe(production)
})

test.each(['/preview/home', '/preview/product/DR-1'])(
  '%s may be framed by the back office, and by nobody else',
  async place => {
    const host = await openHost()

    const { headers } = await host.get(place)
    host.close()

    expect(headers.get('content-security-policy')).toBe(
      production.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
    )
  },
)

test.each(['/admin/home-editor', '/admin'])('%s may frame pages of the shop, and may not be framed', async place => {
  const host = await openHost()

  const { headers } = await host.get(place)
  host.close()

  expect(headers.get('content-security-policy')).toBe(production.replace("frame-src 'none'", "frame-src 'self'"))
})

test.each(['/', '/store', '/preview', '/administration', '/api-preview/home', '/x/preview/home'])(
  '%s may neither be framed nor frame anything',
  async place => {
    const host = await openHost()

    const { headers } = await host.get(place)
    host.close()

    expect(headers.get('content-security-policy')).toBe(production)
  },
)

test('the security policy names the origins that remotes may come from, for what they load and nothing else', async () => {
  const remoteOrigins = { 'mf-catalog': ['https://catalog.example'], 'mf-account': ['https://catalog.example'] }
  const host = await openHost({}, undefined, { remoteOrigins })

  const { headers } = await host.get('/')
  host.close()

  const loaded = /(script|style|img|font|connect)-src 'self'/g
  expect(headers.get('content-security-policy')).toBe(production.replace(loaded, '$& https://catalog.example'))
})

test('the dev server’s policy additionally allows its web socket, and nothing else', () => {
  const development = developmentPolicy(production)

  expect(development).toContain("connect-src 'self' ws:;")
  expect(development.replace(' ws:', '')).toBe(production.replace('upgrade-insecure-requests; ', ''))
})
