type Settings = { host: string; port: number; shop: string }

/** Where the dev server listens, and which shop it stands in front of: the local one unless SHOP names another. */
export function readSettings(usualPort: number): Settings {
  const shop = URL.parse(process.env.SHOP || 'http://127.0.0.1:3000')
  if (!shop?.protocol.startsWith('http')) throw new Error('SHOP must be an address, e.g. SHOP=https://levada.example')
  const port = Number(process.env.PORT || usualPort)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error('PORT must be a number from 1 to 65535')
  return { host: process.env.HOST || '127.0.0.1', port, shop: shop.origin }
}
