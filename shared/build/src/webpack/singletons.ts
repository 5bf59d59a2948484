import path from 'node:path'

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
  // The frame has them anyway; the rest of the ui-kit is bundled where it is used, so that the first load stays small.
  '@shop/ui-kit/Button',
  '@shop/ui-kit/Icon',
  '@shop/ui-kit/IconButton',
  '@shop/ui-kit/Skeleton',
  '@shop/ui-kit/VisuallyHidden',
]

const zod = 'zod/mini'

type Sharing = { singleton: true; requiredVersion: false; eager?: boolean; import?: false | string; version?: string }

/** The host is one eager bundle, so its copies are there before any remote asks. */
export function providedByHost(): Record<string, Sharing> {
  const usedPart = path.join(import.meta.dirname, 'zod-mini.ts')
  return { ...listed({ eager: true }), [zod]: { ...once, eager: true, import: usedPart, version: '4.6.7' } }
}

export function takenFromHost(): Record<string, Sharing> {
  return { ...listed({ import: false }), [zod]: { ...once, import: false } }
}

const once = { singleton: true, requiredVersion: false } as const

function listed(sharing: Pick<Sharing, 'eager' | 'import'>): Record<string, Sharing> {
  return Object.fromEntries(singletons.map(name => [name, { ...once, ...sharing }]))
}
