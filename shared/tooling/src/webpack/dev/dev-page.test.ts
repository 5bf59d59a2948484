import { developmentPage, withOwnApps } from './dev-page.ts'

const integrity = { 'integrity.9e9e9e9e.json': 'sha256-of-the-list' }
const built = {
  host: { version: 'aaaa1111', entry: '/assets/', integrity },
  'mf-catalog': { version: 'bbbb2222', entry: '/remotes/catalog/bbbb2222/remoteEntry.1a1a1a1a.js', integrity },
  'mf-account': { version: 'cccc3333', entry: '/remotes/account/cccc3333/remoteEntry.2b2b2b2b.js', integrity },
}

const page = `<head>
<link rel="stylesheet" href="/assets/main.0b0b0b0b.css">
<script src="/assets/starter.0d0d0d0d.js" defer></script>
<link rel="preload" href="/assets/main.0a0a0a0a.js" as="script" data-begin>
<link rel="preload" href="/remotes/catalog/bbbb2222/page-home.1c1c1c1c.js" as="script">
<link rel="preload" href="/remotes/account/cccc3333/remote.3c3c3c3c.js" as="script">
<link rel="icon" href="/favicon.svg">
</head>
<script type="application/json" id="registry">${JSON.stringify(built)}</script>
<script type="application/json" id="routes">{"mf-catalog":[],"mf-account":[]}</script>
<script type="application/json" id="first-data">["</head>"]</script>`

test('a page takes host and remote from the dev server, with pages that were not built yet, and the other remotes as they are built', () => {
  const routes = { 'mf-catalog': [{ path: '/lookbook', page: 'lookbook' }] }

  expect(developmentPage(page, ['host', 'mf-catalog'], routes)).toBe(`<head>
<link rel="preload" href="/remotes/account/cccc3333/remote.3c3c3c3c.js" as="script">
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/assets/main.css">
<script src="/assets/main.js" defer></script>
</head>
<script type="application/json" id="registry">${JSON.stringify({
    'mf-catalog': { version: 'dev', entry: '/remotes/catalog/dev/remoteEntry.js', integrity: {} },
    'mf-account': built['mf-account'],
  })}</script>
<script type="application/json" id="routes">{"mf-catalog":[{"path":"/lookbook","page":"lookbook"}],"mf-account":[]}</script>
<script type="application/json" id="first-data">["</head>"]</script>`)
})

test('a remote that the shop does not have yet is there all the same', () => {
  expect(Object.keys(withOwnApps({}, ['host', 'mf-admin']))).toEqual(['mf-admin'])
})

test('a dev server in front of another one adds its remote and keeps the other', () => {
  const first = developmentPage(page, ['host', 'mf-account'], {})
  const second = developmentPage(first, ['host', 'mf-catalog'], {})

  const [, registry = ''] = /id="registry">(.*?)</.exec(second) ?? []
  expect(JSON.parse(registry)).toEqual({
    'mf-catalog': { version: 'dev', entry: '/remotes/catalog/dev/remoteEntry.js', integrity: {} },
    'mf-account': { version: 'dev', entry: '/remotes/account/dev/remoteEntry.js', integrity: {} },
  })
  // One host: that of the server which the page comes from.
  expect(second.match(/src="[^"]*"/g)).toEqual(['src="/assets/main.js"'])
  expect(second).not.toMatch(/aaaa1111|bbbb2222|cccc3333/)
})
