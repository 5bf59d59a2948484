import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { secretFileOf } from '@shop/service-kit/releases/kept-secret'
import { runningShop } from '../webpack/dev/shop-in-front.ts'
import { root } from '../webpack/root.ts'
import type { Registry } from './place.ts'
import { makePreview } from './previews.ts'

type Previewed = { folder: string; inputs: string; reason: string | undefined; told: readonly string[] }

/** Host servers look at the registry each second. */
const PATIENCE_MS = 5000
const LOOK_AGAIN_MS = 250

/** Makes a preview and gives the lines that say where it is, what was found, and how it ends. */
export async function openPreview(registry: Registry, app: string, previewed: Previewed): Promise<string[]> {
  const { version, until, path: link } = await makePreview(registry, app, { ...previewed, secret: await findSecret() })
  const { RELEASES_URL, PUBLIC_ORIGIN } = process.env
  const shop = RELEASES_URL || PUBLIC_ORIGIN || runningShop()
  return [
    `${app} ${version} is a preview until ${until}: visitors keep what they have`,
    ...previewed.told.map(sentence => `  found all the same: ${sentence}`),
    ...(link ? await linesOfLink(new URL(link, shop)) : [`  ${NO_SECRET}`]),
    `  npm run strike -- ${app} ${version} ends it`,
  ]
}

const NO_SECRET = 'RELEASES_SECRET is not known here, so the link is made in the back office, under Releases'

async function linesOfLink(link: URL): Promise<string[]> {
  const problem = await problemOfLink(link)
  return [`  ${link}`, ...(problem ? [`  note: ${problem}`] : [])]
}

/** What is wrong with a link that does not lead to its preview soon. */
async function problemOfLink(link: URL): Promise<string | null> {
  const end = Date.now() + PATIENCE_MS
  for (;;) {
    const answer = await fetch(link, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => null)
    if (answer?.status === 303) return null
    if (Date.now() > end)
      return answer
        ? `${link.origin} does not open it: does it use this registry and this RELEASES_SECRET?`
        : `no shop answers at ${link.origin}; the link works as soon as it runs`
    await pause(LOOK_AGAIN_MS)
  }
}

/** What the shop signs links with: as the environment says it, or as `npm start` keeps it on this machine. */
async function findSecret(): Promise<string | null> {
  const { RELEASES_SECRET, DATA_DIR } = process.env
  if (RELEASES_SECRET) return RELEASES_SECRET
  return readFile(secretFileOf(path.resolve(root, DATA_DIR || '.data')), 'utf8').catch(() => null)
}
