import { FRAME_ADDRESS, KEPT_FILES } from '@shop/contracts/offline'
import { FILES, FRAME, isForEver } from './caches.ts'

type KeptFile = { address: string; integrity?: string }
/** What the frame needs, and the folders of all that is handed out now. */
type Named = { files: KeptFile[]; folders: string[] }

let underWay: Promise<void> | undefined

/** The page that is shown while the network is away: nobody's in particular, of the versions of the last visit. */
export async function cachedFrame(): Promise<Response | undefined> {
  return caches.match(FRAME_ADDRESS, { cacheName: FRAME })
}

/** A file of the frame; other files are kept apart, and go sooner. */
export async function frameFile(request: Request): Promise<Response | undefined> {
  return caches.match(request, { cacheName: FRAME })
}

/** Keeps the frame as the server writes it now. Several tabs that ask at once have it done once. */
export function keepFrame(): Promise<void> {
  underWay ??= renew().finally(() => {
    underWay = undefined
  })
  return underWay
}

/** The frame takes the place of the one before when all its files are here, so that it never names one that is missing. */
async function renew(): Promise<void> {
  const answer = await fetch(FRAME_ADDRESS, { cache: 'no-cache', redirect: 'error' })
  if (!answer.ok) return
  const { files, folders } = parseKeptFiles(await answer.clone().text())
  const cache = await caches.open(FRAME)
  await Promise.all(files.map(file => keepFile(cache, file)))
  await cache.put(FRAME_ADDRESS, answer)
  const wanted = [FRAME_ADDRESS, ...files.map(({ address }) => address)]
  await drop(cache, pathname => !wanted.includes(pathname))
  await drop(await caches.open(FILES), pathname => !folders.some(folder => pathname.startsWith(folder)))
}

/** @throws when it is no page of ours: a network that asks to sign in first answers one of its own. */
function parseKeptFiles(page: string): Named {
  const [, named] = new RegExp(`<script [^>]*id="${KEPT_FILES}">(.*?)</script>`).exec(page) ?? []
  if (!named) throw new Error('This is not the frame')
  return JSON.parse(named)
}

/** @throws when the file does not come or is not what was released. */
async function keepFile(cache: Cache, { address, integrity }: KeptFile): Promise<void> {
  if (await cache.match(address)) return
  const file = (await caches.match(address, { cacheName: FILES })) ?? (await fetch(address, { integrity }))
  if (!isForEver(file)) throw new Error(`${address} is not to be kept`)
  await cache.put(address, file)
}

async function drop(cache: Cache, isOld: (pathname: string) => boolean): Promise<void> {
  for (const request of await cache.keys()) if (isOld(new URL(request.url).pathname)) await cache.delete(request)
}
