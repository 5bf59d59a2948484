import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ASSET_LIST, assetListProblem, statedFilesSchema } from '@shop/contracts/asset-list'
import type { AssetList } from '../webpack/asset-list.ts'

/** The list of a part that was just built here. */
export async function readAssetList(folder: string): Promise<AssetList> {
  return JSON.parse(await readFile(path.join(folder, ASSET_LIST), 'utf8'))
}

/** Why the shop could not read the list of a version, or null. */
export async function problemOfList(folder: string): Promise<string | null> {
  return assetListProblem(await readAssetList(folder))
}

/** The list of another team's version, read as the shop reads it; null for one that it could not read. */
export async function readOthersList(folder: string): Promise<AssetList | null> {
  return (await problemOfList(folder)) ? null : readAssetList(folder)
}

/** What each file of a version must hold, by its name; the services have no more than this. @throws Error that names the folder. */
export async function readStatedFiles(folder: string): Promise<Record<string, string>> {
  const stated = statedFilesSchema.safeParse(await readAssetList(folder))
  if (!stated.success) throw new Error(`${folder}: ${ASSET_LIST} does not say what its files hold`)
  return stated.data.integrity
}
