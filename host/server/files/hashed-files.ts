import { open } from 'node:fs/promises'
import path from 'node:path'
import type { Context, Middleware } from 'koa'
import type { KnownBuilds } from '../versions/builds.ts'
import type { BringFile } from '../versions/follow-bucket.ts'
import { folderOfRemote } from '../versions/registry.ts'
import type { TestLinks } from '../versions/test-links.ts'

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

// A name with its content's hash, and the one list by which tools of the ecosystem know a remote: nothing else of a build is public.
const HASHED = /^[\w-]+(?:\.[\w-]+)*\.[0-9a-f]{8}\.\w+$/
const MANIFEST = 'mf-manifest.json'

/** One address has one content: a browser that has it never asks again. */
const FOR_EVERYBODY = 'public, max-age=31536000, immutable'
/** What only testers may have is kept by their browsers alone. */
const FOR_TESTERS = 'private, max-age=31536000, immutable'

type FilesDeps = {
  builds: KnownBuilds
  testLinks: Pick<TestLinks, 'versionFor'>
  /** Where versions lie in a bucket: brings a file of one to this machine. */
  bringFile?: BringFile | undefined
}

/**
 * Serves `/assets/<file>` of the host and `/remotes/<remote>/<version>/<file>`, also of the builds before this one. A version
 * that was handed out to nobody is there only for those who test it.
 */
export function hashedFiles({ builds, testLinks, bringFile }: FilesDeps): Middleware {
  return async (ctx, next) => {
    const asked = partAskedFor(ctx.path)
    if (!asked) return next()
    const name = path.posix.basename(ctx.path)
    const type = TYPES[path.extname(name)]
    // The address of a manifest has a version, and a version never changes.
    const isPublic = HASHED.test(name) || (name === MANIFEST && asked.version !== undefined)
    if (!asked.part || !isPublic || !type) return
    let problem: unknown
    const { part } = asked
    for (const known of builds(part).listVersions()) {
      const { version, isOpen } = known
      if (asked.version && asked.version !== version) continue
      if (!isOpen && testLinks.versionFor(ctx, part) !== version) continue
      problem = (await broughtWith(ctx, name, file => bringFile?.(part, version, file))) ?? problem
      if (await serve(ctx, path.join(known.folder, name), type, isOpen ? FOR_EVERYBODY : FOR_TESTERS)) return
    }
    // Elsewhere it may be there: an answer that says it is gone would be kept.
    if (problem) throw problem
  }
}

/** Null for an address that is no file's. Files of the host have one address in all its versions. */
function partAskedFor(address: string): { part?: string; version?: string } | null {
  if (/^\/assets\/[^/]+$/.test(address)) return { part: 'host' }
  const [, remote, version] = address.match(/^\/remotes\/([\w-]+)\/([0-9a-f]+)\/[^/]+$/) ?? []
  if (remote && version) return { part: folderOfRemote(remote), version }
  return /^\/(assets|remotes)\//.test(address) ? {} : null
}

/** Brings the file in the form that this client gets, else as it is; gives what stood in the way. */
async function broughtWith(
  ctx: Context,
  name: string,
  bring: (name: string) => Promise<void> | undefined,
): Promise<unknown> {
  const encoding = PRECOMPRESSED.find(({ encoding }) => ctx.acceptsEncodings(encoding) === encoding)
  try {
    if (encoding) await bring(name + encoding.ending)
    await bring(name)
  } catch (error) {
    return error
  }
}

async function serve(ctx: Context, file: string, type: string, caching: string): Promise<boolean> {
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
    ctx.set('Cache-Control', caching)
    if (encoding) ctx.set('Content-Encoding', encoding)
    return true
  }
  return false
}
