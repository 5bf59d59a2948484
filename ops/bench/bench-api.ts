// npm run bench:api: what is read most, what is worth most, what nobody may read from the clock, and what calls cost. Other sizes of the list:
// npm run bench:api -- 1000
await import('./catalog/bench-api.ts')
await import('./cart-checkout/bench-checkout.ts')
await import('./account/bench-login.ts')
await import('./count-commands.ts')
