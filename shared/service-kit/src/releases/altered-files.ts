import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ASSET_LIST, statedFilesSchema } from '@shop/contracts/asset-list'

/** SHA-256 of the asset list. As it names the contents of all files, it stands for the whole build. */
export async function digestOf(folder: string): Promise<string> {
  const list = await readFile(path.join(folder, ASSET_LIST))
  return createHash('sha256').update(list).digest('hex')
}

/** Files of a version that are not what was released under it, or are gone; of a list that cannot be read the list. */
export async function alteredFiles(folder: string, digest: string): Promise<string[]> {
  if ((await digestOf(folder).catch(() => '')) !== digest) return [ASSET_LIST]
  const list = await readFile(path.join(folder, ASSET_LIST), 'utf8').then(JSON.parse, () => null)
  const stated = statedFilesSchema.safeParse(list)
  if (!stated.success) return [ASSET_LIST]
  const checked = Object.entries(stated.data.integrity).map(async ([name, hash]) => {
    const content = await readFile(path.join(folder, name)).catch(() => null)
    return content && hashOf(content) === hash ? [] : [name]
  })
  return (await Promise.all(checked)).flat()
}

/** As `integrity` attributes write it. */
function hashOf(content: Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}
