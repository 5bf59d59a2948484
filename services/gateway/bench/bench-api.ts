// npm run bench:api: what is read most, then what is worth most. Other sizes of the list: npm run bench:api -- 1000
await import('../../catalog/bench/bench-api.ts')
await import('../../cart-checkout/bench/bench-checkout.ts')
