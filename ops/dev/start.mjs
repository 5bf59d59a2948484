import { enableCompileCache, getCompileCacheDir } from 'node:module'
import path from 'node:path'

// In plain JavaScript, and before all others are loaded: what Node made of our files is taken again, here and in the processes that this one
// starts, and none of them loads the compiler, which takes 20 MB and stays.
enableCompileCache(path.resolve(import.meta.dirname, '../../.cache/node'))
process.env.NODE_COMPILE_CACHE ??= getCompileCacheDir()
await import('./give-back-at-rest.mjs')
await import('./main.ts')
