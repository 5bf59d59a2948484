import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type AppName, appNames } from '@shop/contracts/parts'
import type { ReleasedRoute } from '@shop/contracts/routes/remote-routes'
import { createHostServer } from '@shop/host/server/host-server'
import { newToken, tokenDigest } from '@shop/service-kit/auth/tokens'
import { createLocalApi } from '@shop/service-kit/between-services/local-api'
import { createStaffApi, withinProcess } from '@shop/service-kit/between-services/staff-api'
import { silentLog } from '@shop/service-kit/log/log'
import { createFolderStore } from '@shop/service-kit/releases/folder-store'
import { withRelease } from '@shop/service-kit/releases/releases'
import { routesOfSources } from '@shop/tooling/source-routes'
import { startShop } from './start-shop.ts'

const sha256 = (content: string | Buffer) => createHash('sha256').update(content)
const integrityOf = (content: string) => `sha256-${sha256(content).digest('base64')}`

/** What a team has built: the list, and the files that it states. */
export type TeamBuild = { list: Record<string, unknown>; files: ReadonlyMap<string, string> }

/** A build as webpack lays it down, of made-up files. */
export function teamBuild(part: AppName, text: string, routes?: readonly ReleasedRoute[]): TeamBuild {
  const entry = part === 'host' ? 'main.1a1a1a1a.js' : 'remoteEntry.1a1a1a1a.js'
  const files = new Map([
    [entry, text],
    ['integrity.2b2b2b2b.json', '{}'],
  ])
  const integrity = Object.fromEntries([...files].map(([name, content]) => [name, integrityOf(content)]))
  const chunks = { [part === 'host' ? 'main' : part.replaceAll('-', '_')]: [entry] }
  const list = { chunks, files: [...files.keys()], integrity, integrityFile: 'integrity.2b2b2b2b.json', routes }
  return { list, files }
}

/** A shop whose parts were each released once, with a token for the team of each. Its pages look again at every request. */
export async function startShopOfTeams() {
  const root = mkdtempSync(path.join(tmpdir(), 'shop-of-teams-'))
  const store = createFolderStore(root)
  const tokens = Object.fromEntries(appNames.map(part => [part, newToken()])) as Record<AppName, string>
  let now = 0

  async function layDown(part: AppName, { list, files }: TeamBuild): Promise<string> {
    const text = JSON.stringify(list)
    const digest = sha256(text).digest('hex')
    const version = digest.slice(0, 10)
    const folder = path.join(root, part, 'dist', version)
    mkdirSync(folder, { recursive: true })
    for (const [name, content] of [...files, ['assets.json', text] as const])
      writeFileSync(path.join(folder, name), content)
    const author = { inputs: '', commit: '', at: '2026-11-23T10:00:00.000Z', by: 'image' }
    await store.write(part, withRelease(await store.read(part), { version, digest, ...author }, 'build'))
    return version
  }
  for (const part of appNames)
    await layDown(part, teamBuild(part, 'first', part === 'host' ? undefined : await routesOfSources(part)))

  const shop = await startShop(silentLog, {
    releases: {
      store,
      root,
      tokens: appNames.map(part => ({ team: part, parts: [part], digest: tokenDigest(tokens[part]) })),
    },
    pages: services =>
      createHostServer({
        api: createLocalApi(Object.values(services).flatMap(({ routes }) => routes)),
        staff: createStaffApi(withinProcess(services.admin.app.callback())),
        publicOrigin: 'http://127.0.0.1',
        root,
        now: () => (now += 2000),
      }).middleware,
  })
  const browser = shop.open()
  const bearer = (part: AppName) => ({ authorization: `Bearer ${tokens[part]}` })

  return {
    root,
    store,
    layDown,
    get: (address: string) => browser.get(address),
    change: (part: AppName, json: object, by = part) =>
      browser.send('PUT', `/api/admin/releases/parts/${part}`, {
        json: { person: 'olena', reason: 'a trial', ...json },
        headers: bearer(by),
      }),
    /** Sends all of it with the token of its team, whatever is refused; answers what became of the list, and of the word that hands it out. */
    async release(part: AppName, { list, files }: TeamBuild, more: object = {}) {
      const text = JSON.stringify(list)
      const version = sha256(text).digest('hex').slice(0, 10)
      const put = (name: string, content: string) =>
        browser.send('PUT', `/api/admin/releases/files?part=${part}&version=${version}&name=${name}`, {
          body: Buffer.from(content),
          headers: bearer(part),
        })
      const listed = await put('assets.json', text)
      for (const [name, content] of files) await put(name, content)
      const handedOut = await this.change(part, { what: 'publish', version, inputs: 'i', commit: 'c', ...more })
      return { version, listed, handedOut }
    },
    async stop() {
      await shop.stop()
      rmSync(root, { recursive: true, force: true })
    },
  }
}
