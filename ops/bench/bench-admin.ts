import { spawnSync } from 'node:child_process'
import path from 'node:path'

// `npm run bench:admin`: the back office of a large shop, each call beside the floor of the same run. Each part gets a shop of its own:
// 10,000 products, an import of them, then 100,000 orders and 50,000 customers. With fewer: npm run bench:admin -- 2000 5000 2500
const [products = '10000', orders = '100000', customers = '50000'] = process.argv.slice(2)
const parts = [
  ['bench-products.ts', products],
  ['bench-import.ts', products],
  ['bench-orders.ts', orders, customers],
] as const

const failed = parts.filter(([script, ...words]) => {
  const args = ['--disable-warning=ExperimentalWarning', path.join(import.meta.dirname, 'admin', script), ...words]
  return spawnSync(process.execPath, args, { stdio: 'inherit' }).status !== 0
})
process.exit(failed.length === 0 ? 0 : 1)
