import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { AssetList } from '../webpack/asset-list.ts'

export async function readAssetList(folder: string): Promise<AssetList> {
  return JSON.parse(await readFile(path.join(folder, 'assets.json'), 'utf8'))
}
