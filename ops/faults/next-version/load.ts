import { registerHooks } from 'node:module'

// Loaded into the checkout or a command before anything of it (node --import): both are of a next version then, with one migration more.
const migrations = '/services/cart-checkout/src/migrations/migrations.ts'
const ours = new URL('migrations.ts', import.meta.url).href

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context)
    return found.url.endsWith(migrations) && context.parentURL !== ours ? { ...found, url: ours } : found
  },
})
