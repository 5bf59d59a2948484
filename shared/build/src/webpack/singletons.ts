/** Modules that exist once on the page: the host brings them, the remotes take the host's. The same list for every part. */
const singletons = [
  'react',
  'react/',
  'react-dom',
  'react-dom/',
  '@shop/shell/',
  '@shop/api-client/',
  // `instanceof ShopError` must hold across parts.
  '@shop/contracts/errors',
]

type Sharing = { singleton: true; requiredVersion: false; eager?: boolean; import?: false }

/** The host is one eager bundle, so its copies are there before any remote asks. */
export function providedByHost(): Record<string, Sharing> {
  return listed({ eager: true })
}

export function takenFromHost(): Record<string, Sharing> {
  return listed({ import: false })
}

function listed(sharing: Pick<Sharing, 'eager' | 'import'>): Record<string, Sharing> {
  return Object.fromEntries(singletons.map(name => [name, { singleton: true, requiredVersion: false, ...sharing }]))
}
