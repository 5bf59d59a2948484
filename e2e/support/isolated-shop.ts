import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { appNames } from '@shop/contracts/parts'
import { createFolderStore, readReleases } from '@shop/service-kit/releases/folder-store'
import { servedVersion } from '@shop/service-kit/releases/releases'
import type { Audience } from '@shop/tooling/releases/audience'
import type { Registry } from '@shop/tooling/releases/place'
import { makePreview } from '@shop/tooling/releases/previews'
import { publish } from '@shop/tooling/releases/publish'
import { type AssetList, hashOf } from '@shop/tooling/webpack/asset-list'
import { partsOfStories, type RunningShop, startShop } from './start-shop.ts'

export type IsolatedShop = RunningShop & { folder: string; registry: Registry }

/** A shop with files of its own, for stories that write into them. */
export async function startIsolatedShop(env: Record<string, string> = {}): Promise<IsolatedShop> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-parts-'))
  for (const part of appNames)
    await cp(path.join(partsOfStories, part, 'dist'), path.join(folder, part, 'dist'), {
      recursive: true,
      dereference: true,
    })
  const shop = await startShop({ env: { ...env, PARTS_DIR: folder, BUILD: 'no' } })
  return {
    ...shop,
    folder,
    registry: { parts: folder, store: createFolderStore(folder) },
    async stop() {
      await shop.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The folder of the version that is handed out. */
export function servedFolder(folder: string, part: string): string {
  return path.join(folder, part, 'dist', servedVersion(readReleases(folder, part)) ?? '')
}

type Files = Pick<IsolatedShop, 'folder' | 'registry'>

/** Publishes a part again with one file changed, as if its sources had been changed and built; gives the version. */
export async function releaseChanged(
  shop: Files,
  part: string,
  file: RegExp,
  added: string | ((text: string) => string),
  audience: Audience = 'release',
): Promise<string> {
  const built = await buildChanged(shop, part, file, added)
  const version = await publish(shop.registry, part, { folder: built, inputs: '' }, audience)
  await rm(built, { recursive: true })
  return version
}

/** Opens a part with one file changed to those who have the link, as `npm run release -- <part> --preview` does with what it has built. */
export async function previewChanged(
  shop: Files,
  part: string,
  file: RegExp,
  added: string,
  { secret, reason }: { secret: string; reason: string },
): Promise<{ version: string; path: string }> {
  const built = await buildChanged(shop, part, file, added)
  const about = { folder: built, inputs: '', reason, told: ['budget: the store is 2 KiB too heavy'], secret }
  const { version, path: link } = await makePreview(shop.registry, part, about)
  await rm(built, { recursive: true })
  return { version, path: link ?? '' }
}

/**
 * A build like the one that is handed out, with one file changed. A text is added at its end. Of the host only a script that pages name:
 * its files have one folder, so what is changed has another name there.
 */
async function buildChanged(
  { folder }: Files,
  part: string,
  file: RegExp,
  added: string | ((text: string) => string),
): Promise<string> {
  const built = path.join(folder, 'built')
  await cp(servedFolder(folder, part), built, { recursive: true })
  const assets: AssetList = JSON.parse(await readFile(path.join(built, 'assets.json'), 'utf8'))
  const renamed = new Map<string, string>()
  const change = async (name: string, content: string) => {
    for (const ending of ['', '.br', '.gz']) await rm(path.join(built, name + ending), { force: true })
    delete assets.integrity[name]
    const hash = hashOf(content)
    const other = name.replace(
      /[0-9a-f]{8}(?=\.\w+$)/,
      Buffer.from(hash.slice(-44), 'base64').toString('hex').slice(0, 8),
    )
    const kept = part === 'host' ? other : name
    await writeFile(path.join(built, kept), content)
    assets.integrity[kept] = hash
    renamed.set(name, kept)
  }
  const script = assets.files.find(name => file.test(name)) ?? ''
  const before = await readFile(path.join(built, script), 'utf8')
  await change(script, typeof added === 'string' ? before + added : added(before))
  const loaded = Object.entries(assets.integrity).filter(([name]) => /\.(js|css)$/.test(name))
  await change(assets.integrityFile, JSON.stringify(Object.fromEntries(loaded)))
  const text = [...renamed].reduce(
    (list, [name, kept]) => list.replaceAll(`"${name}"`, `"${kept}"`),
    JSON.stringify(assets),
  )
  await writeFile(path.join(built, 'assets.json'), text)
  return built
}

/** Publishes a part again with the same files and other pages. */
export async function releaseRoutes(
  { folder, registry }: Pick<IsolatedShop, 'folder' | 'registry'>,
  part: string,
  change: (routes: NonNullable<AssetList['routes']>) => NonNullable<AssetList['routes']>,
  audience: Audience = 'release',
): Promise<string> {
  const built = path.join(folder, 'built')
  await cp(servedFolder(folder, part), built, { recursive: true })
  const { routes = [], ...assets }: AssetList = JSON.parse(await readFile(path.join(built, 'assets.json'), 'utf8'))
  await writeFile(path.join(built, 'assets.json'), JSON.stringify({ ...assets, routes: change(routes) }))
  const version = await publish(registry, part, { folder: built, inputs: '' }, audience)
  await rm(built, { recursive: true })
  return version
}

/** Waits until pages get the version: servers look at the registry each second. */
export async function waitUntilHandedOut({ address }: IsolatedShop, part: string, version: string): Promise<void> {
  for (;;) {
    const registry = await (await fetch(`${address}/registry.json`)).json()
    if (registry[part]?.version === version) return
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}
