// The strict Content-Security-Policy forbids compiled checks; asking whether they work would already be reported. Zod comes
// with the forms only, to each remote its own: every copy reads this on the global.
const page: typeof globalThis & { __zod_globalConfig?: { jitless?: boolean } } = globalThis
page.__zod_globalConfig = Object.assign(page.__zod_globalConfig ?? {}, { jitless: true })

export {}
