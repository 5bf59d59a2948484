import { open } from 'node:fs/promises'
import path from 'node:path'
import type { Context, Middleware } from 'koa'
import type { Builds } from './builds.ts'
import { folderOfRemote } from './registry.ts'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
}

const PRECOMPRESSED = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
]

// A name with its content's hash: nothing else of a build is public.
const HASHED = /^[\w-]+(?:\.[\w-]+)*\.[0-9a-f]{8}\.\w+$/

/** Serves `/assets/<file>` of the host and `/remotes/<remote>/<version>/<file>`, also of the builds before this one. */
export function hashedFiles(builds: Builds): Middleware {
  return async (ctx, next) => {
    const folders = foldersFor(builds, ctx.path)
    if (!folders) return next()
    const name = path.posix.basename(ctx.path)
    const type = TYPES[path.extname(name)]
    if (!HASHED.test(name) || !type) return
    for (const folder of folders) {
      if (await serve(ctx, path.join(folder, name), type)) return
    }
  }
}

function foldersFor(builds: Builds, address: string): string[] | null {
  if (/^\/assets\/[^/]+$/.test(address)) return builds('host')?.keptFolders ?? []
  const [, remote, version] = address.match(/^\/remotes\/([\w-]+)\/([0-9a-f]+)\/[^/]+$/) ?? []
  if (!remote || !version) return /^\/(assets|remotes)\//.test(address) ? [] : null
  const kept = builds(folderOfRemote(remote))?.keptFolders ?? []
  return kept.filter(folder => path.basename(folder) === version)
}

async function serve(ctx: Context, file: string, type: string): Promise<boolean> {
  const accepted = PRECOMPRESSED.filter(({ encoding }) => ctx.acceptsEncodings(encoding) === encoding)
  for (const { encoding, ending } of [...accepted, { encoding: '', ending: '' }]) {
    const found = await open(file + ending).catch(() => null)
    if (!found) continue
    const { size } = await found.stat()
    // Read as the client takes it: one that takes nothing must not have the whole file lie in our memory.
    ctx.body = found.createReadStream()
    ctx.type = type
    ctx.length = size
    ctx.vary('Accept-Encoding')
    ctx.set('Cache-Control', 'public, max-age=31536000, immutable')
    if (encoding) ctx.set('Content-Encoding', encoding)
    return true
  }
  return false
}
