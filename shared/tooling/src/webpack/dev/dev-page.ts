import { ROUTES_SCRIPT, type WrittenRoutes } from '@shop/contracts/pages'
import type { AppName } from '../../apps.ts'

const DEV = 'dev'

type Registry = Record<string, { version: string; entry: string; integrity: Record<string, string> }>

/** Where an app lies on the dev server; a remote like in the shop, under the version "dev". */
export function addressOfApp(app: AppName): string {
  return app === 'host' ? '/assets/' : `/remotes/${app.replace(/^mf-/, '')}/${DEV}/`
}

/**
 * The shop's registry, with the apps that are served from here. What their files must hold is not said: it changes while
 * the page is open. Where the shop is a dev server itself, the remotes that it serves stay as it says.
 */
export function withOwnApps(registry: Registry, apps: readonly AppName[]): Registry {
  const remotes = apps.filter(app => app !== 'host')
  const own = remotes.map(app => [app, { version: DEV, entry: `${addressOfApp(app)}remoteEntry.js`, integrity: {} }])
  const others = Object.entries(registry).filter(([part]) => !apps.some(app => app === part))
  return Object.fromEntries([...own, ...others])
}

/**
 * A page of the shop, taking host and remotes from here: their built files go, also from the preloads, and the registry
 * names ours. Of these the routes are those of the sources: a page that was not built yet is there. The host has no starter in
 * development: nothing is gained by a page that begins in two steps.
 */
export function developmentPage(page: string, apps: readonly AppName[], routes: WrittenRoutes): string {
  const built = apps.map(app => (app === 'host' ? '/assets/' : addressOfApp(app).replace(/dev\/$/, '')))
  const isBuilt = (tag: string) => built.some(address => new RegExp(`(?:src|href)="${address}`).test(tag))
  return page
    .replaceAll(/<link [^>]*>\s?|<script [^>]*><\/script>\s?/g, tag => (isBuilt(tag) ? '' : tag))
    .replace(
      '</head>',
      '<link rel="stylesheet" href="/assets/main.css">\n<script src="/assets/main.js" defer></script>\n</head>',
    )
    .replace(jsonIn('registry'), (_, begin: string, registry: string, end: string) =>
      [begin, toInlineJson(withOwnApps(JSON.parse(registry), apps)), end].join(''),
    )
    .replace(jsonIn(ROUTES_SCRIPT), (_, begin: string, built: string, end: string) =>
      [begin, toInlineJson({ ...JSON.parse(built), ...routes }), end].join(''),
    )
}

function jsonIn(id: string): RegExp {
  return new RegExp(`(<script type="application/json" id="${id}">)(.*?)(</script>)`, 's')
}

function toInlineJson(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
