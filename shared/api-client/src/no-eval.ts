import { config } from 'zod/mini'

// The strict Content-Security-Policy forbids compiled checks; asking whether they work would already be reported.
// Imported first by the host: zod keeps this on the global, so the contracts bundled into remotes follow it.
config({ jitless: true })
