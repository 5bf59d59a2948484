import { createHash } from 'node:crypto'
import { ASSET_LIST } from '@shop/contracts/asset-list'
import { WORKING_TREE } from '@shop/contracts/released-services'
import { SERVICE_SOURCES, STORED_DOCUMENTS } from '@shop/contracts/staff/release-store'
import { withRelease } from '@shop/service-kit/releases/releases'
import { readRollout } from '@shop/service-kit/releases/rollout-report'
import { aRelease } from './canary.ts'
import { startStore } from './release-sender.ts'

export const service = 'catalog'
export const key = 'services/catalog'

/** The version of a commit, as a team packs it. */
export function aServiceVersion(text: string) {
  const commit = createHash('sha1').update(text).digest('hex')
  const files = new Map([
    [SERVICE_SOURCES, Buffer.from(`packed ${text}`)],
    [STORED_DOCUMENTS, Buffer.from('{}')],
  ])
  const integrityOf = (content: Buffer) => `sha256-${createHash('sha256').update(content).digest('base64')}`
  const integrity = Object.fromEntries([...files].map(([name, content]) => [name, integrityOf(content)]))
  return { version: commit.slice(0, 12), list: Buffer.from(JSON.stringify({ commit, integrity })), files }
}

/** The admin service of a shop whose shape has begun with the catalogue, and what its team sends. */
export async function startServiceStore(deps: Parameters<typeof startStore>[0] = {}) {
  const shop = await startStore(deps)
  await shop.store.write(key, withRelease(null, aRelease(WORKING_TREE), 'build'))

  async function sendFiles({ version, list, files }: ReturnType<typeof aServiceVersion>, token?: string) {
    await shop.put(version, ASSET_LIST, list, token, service)
    for (const [name, content] of files) await shop.put(version, name, content, token, service)
  }
  const change = (json: object, token?: string, of = service) => shop.change(json, token, of)
  /** All of it in the order in which it belongs. */
  async function release(made: ReturnType<typeof aServiceVersion>, more: object = {}) {
    await sendFiles(made)
    return change({ what: 'publish', version: made.version, inputs: '', commit: made.version, ...more })
  }
  const rollout = () => readRollout(shop.root, service)
  return { ...shop, sendFiles, change, release, rollout }
}
