import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { developmentPolicy } from '@shop/build/webpack/dev/dev-headers'
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

test.each(['interactions/usePress.mjs', 'overlays/usePreventScroll.mjs'])('the page lets in the style of %s', file => {
  const hash = createHash('sha256').update(writtenStyle(file)).digest('base64')

  expect(styleHashes).toContain(`'sha256-${hash}'`)
})

/** Word for word: whatever loosens it has to be written here too. */
const production = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${styleHashes.join(' ')}`,
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
  "frame-src 'none'",
  'upgrade-insecure-requests',
  'report-uri /csp-reports',
  'report-to csp',
].join('; ')

test('the shop lets its pages connect to itself only, and by no web socket', async () => {
  const host = await openHost()

  const { headers } = await host.get('/')
  host.close()

  expect(headers.get('content-security-policy')).toBe(production)
})

test('only a page of the dev server may hear of changes, and it loosens nothing else', () => {
  const development = developmentPolicy(production)

  expect(development).toContain("connect-src 'self' ws:;")
  expect(development.replace(' ws:', '')).toBe(production.replace('upgrade-insecure-requests; ', ''))
})
