import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { flagsOfStart } from '@shop/tooling/node-flags'

// npm run bench:api: what is read most, what is worth most, what nobody may read from the clock, and what calls cost. Other sizes of the list:
// npm run bench:api -- 1000
await import('./catalog/bench-api.ts')
await import('./cart-checkout/bench-checkout.ts')
// It serves and asks in one process, which is started as the shop's is.
const script = path.join(import.meta.dirname, 'account/bench-login.ts')
const login = spawnSync(process.execPath, [...flagsOfStart(), script], { stdio: 'inherit' })
if (login.status !== 0) process.exitCode = 1
await import('./count-commands.ts')
