import { enableCompileCache, getCompileCacheDir } from 'node:module'
import path from 'node:path'

// In plain JavaScript: of TypeScript Node would strip this one file before there is a cache, and for that alone would load its
// compiler, which takes 20 MB and stays.
// What Node made of our files at the last start is taken again: a second less, and the memory of the compiler. Before all
// others are loaded, so they are not imported above; the processes that this one starts share it.
enableCompileCache(path.resolve(import.meta.dirname, '../../.cache/node'))
process.env.NODE_COMPILE_CACHE ??= getCompileCacheDir()
await import('./shop.ts')
