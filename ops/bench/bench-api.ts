// npm run bench:api: what is read most, what is worth most, what the clock must not tell, and what calls cost. Other sizes of the list:
// npm run bench:api -- 1000
await import('./catalog/bench-reads.ts')
await import('./bench-calls.ts')
