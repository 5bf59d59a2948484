import type { Part } from '../../parts.ts'

const DEV = 'dev'

type Registry = Record<string, { version: string; entry: string }>

/** Where a part lies on the dev server; a remote like in the shop, under the version "dev". */
export function addressOfPart(part: Part): string {
  return part === 'host' ? '/assets/' : `/remotes/${part.replace(/^mf-/, '')}/${DEV}/`
}

/**
 * The shop's registry, with the parts that are served from here.
 * @throws when the shop is a dev server itself: its parts would hear of our changes, take them for theirs and load the page again and again.
 */
export function withOwnParts(registry: Registry, parts: readonly Part[]): Registry {
  const isDevServer = Object.values(registry).some(({ version }) => version === DEV)
  if (isDevServer) throw new Error('SHOP is a dev server, which serves this part already; name a shop that is built')
  const remotes = parts.filter(part => part !== 'host')
  const own = remotes.map(part => [part, { version: DEV, entry: `${addressOfPart(part)}remoteEntry.js` }])
  return { ...registry, ...Object.fromEntries(own) }
}

/**
 * A page of the shop, taking host and remotes from here: their built files go, also from the preloads, and the registry
 * names ours. The host has no starter in development: nothing is gained by a page that begins in two steps.
 */
export function developmentPage(page: string, parts: readonly Part[]): string {
  const built = parts.map(part => (part === 'host' ? '/assets/' : addressOfPart(part).replace(/dev\/$/, '')))
  const isBuilt = (tag: string) => built.some(address => new RegExp(`(?:src|href)="${address}`).test(tag))
  return page
    .replaceAll(/<link [^>]*>\s?|<script [^>]*><\/script>\s?/g, tag => (isBuilt(tag) ? '' : tag))
    .replace(
      '</head>',
      '<link rel="stylesheet" href="/assets/main.css">\n<script src="/assets/main.js" defer></script>\n</head>',
    )
    .replace(
      /(<script type="application\/json" id="registry">)(.*?)(<\/script>)/s,
      (_, begin: string, registry: string, end: string) =>
        begin + JSON.stringify(withOwnParts(JSON.parse(registry), parts)).replaceAll('<', '\\u003c') + end,
    )
}
