/** Modules that exist once on the page: the host brings them, the remotes take the host's. The same list for every app. */
const singletons = [
  'react',
  'react/',
  'react-dom',
  'react-dom/',
  // With it router, stores, queries and i18next: remotes reach them through it only.
  '@shop/shell/',
  '@shop/api-client/',
  // `instanceof ShopError` must hold across apps.
  '@shop/contracts/errors',
  // The frame has them anyway; the rest of the ui-kit is bundled where it is used, so that the first load stays small.
  '@shop/ui-kit/Button',
  '@shop/ui-kit/Icon',
  '@shop/ui-kit/IconButton',
  '@shop/ui-kit/Skeleton',
  '@shop/ui-kit/VisuallyHidden',
]

type Sharing = { singleton: true; requiredVersion: false; eager?: boolean; import?: false }

/** The host is one eager bundle, so its copies are there before any remote asks. */
export function provideSingletons(): Record<string, Sharing> {
  return shareSingletons({ eager: true })
}

export function takeSingletons(): Record<string, Sharing> {
  return shareSingletons({ import: false })
}

function shareSingletons(sharing: Pick<Sharing, 'eager' | 'import'>): Record<string, Sharing> {
  return Object.fromEntries(singletons.map(name => [name, { singleton: true, requiredVersion: false, ...sharing }]))
}

/** Is this module one that remotes take from the host? */
export function isFromHost(module: string): boolean {
  return singletons.some(name => module === name || (name.endsWith('/') && module.startsWith(name)))
}
