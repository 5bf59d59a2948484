/** What the environment tells of the shop behind a dev server. */
type Environment = Partial<Record<'HOST' | 'SHOP' | 'RELEASES_URL', string>>

type ShopInFront = {
  /** Its origin. */
  shop: string
  /** Others use it: what pages tell of themselves is kept from it. */
  isDeployed: boolean
}

const DEPLOYED = 'deployed'

/** HOST is where a process listens; of a dev server it may name a deployed shop instead. */
export function namesShop(host: string): boolean {
  return host === DEPLOYED || /^https?:/.test(host)
}

/**
 * The shop whose pages a dev server changes: `HOST=https://levada.example`, `HOST=deployed` for the one in the configuration, else
 * the one that runs at SHOP.
 * @throws Error that names what is missing.
 */
export function shopInFront(
  { HOST = '', SHOP, RELEASES_URL }: Environment = process.env,
  deployed = process.env.DEPLOYED_URL || RELEASES_URL,
): ShopInFront {
  if (!namesShop(HOST)) return { shop: runningShop(SHOP), isDeployed: false }
  if (SHOP) throw new Error(`HOST=${HOST} and SHOP=${SHOP} name a shop each: leave one of them out`)
  if (HOST !== DEPLOYED) return { shop: originOf('HOST', HOST), isDeployed: true }
  if (!deployed) throw new Error('HOST=deployed needs the address of that shop in DEPLOYED_URL or RELEASES_URL')
  return { shop: originOf('DEPLOYED_URL', deployed), isDeployed: true }
}

/** The origin of the shop that runs: the local one unless SHOP names another. */
export function runningShop(named = process.env.SHOP): string {
  return originOf('SHOP', named || 'http://127.0.0.1:3000')
}

/** The shop whose data a release is shown with: the one that it goes to, unless SHOP names another. */
export function releasedShop({ SHOP, RELEASES_URL }: Environment = process.env): string {
  return runningShop(SHOP || RELEASES_URL)
}

function originOf(variable: string, address: string): string {
  const shop = URL.parse(address)
  if (!shop?.protocol.startsWith('http'))
    throw new Error(`${variable} must be an address, e.g. ${variable}=https://levada.example`)
  return shop.origin
}
