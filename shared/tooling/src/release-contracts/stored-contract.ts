import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { AppName } from '../apps.ts'
import { inputHash } from '../input-hash.ts'
import { type AppContract, CONTRACT_FILE, CONTRACT_FORMAT, type Contract } from '../releases/contract.ts'
import { readAssetList } from '../releases/released-files.ts'
import { hashOf } from '../webpack/asset-list.ts'
import { root } from '../webpack/root.ts'
import { contractOfSources, type SourcesContract, withBuild } from './app-contract.ts'

/** Raised when more is read of the same sources than before. */
const READING = 2

/** The contract that follows from an app's sources, read again only when they have changed. */
export async function sourcesContract(app: AppName): Promise<SourcesContract> {
  const file = path.join(root, '.cache/contracts', `${app}-${await inputHash(app)}-${READING}.json`)
  const kept = await readFile(file, 'utf8').catch(() => null)
  if (kept) return JSON.parse(kept)
  const contract = await contractOfSources(app)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, JSON.stringify(contract))
  return contract
}

/** The contract of an app that lies built in this folder. */
export async function builtContract(app: AppName, folder: string): Promise<AppContract> {
  return withBuild(await sourcesContract(app), await readAssetList(folder))
}

/** Puts it among the files of a build; it becomes part of what the version is named by, and is not public. */
export async function storeContract(folder: string, contract: Contract): Promise<void> {
  const text = JSON.stringify({ format: CONTRACT_FORMAT, ...contract })
  const list = await readFile(path.join(folder, 'assets.json'), 'utf8').catch(() => '{"integrity":{}}')
  const { integrity, ...assets } = JSON.parse(list)
  await writeFile(path.join(folder, CONTRACT_FILE), text)
  const named = JSON.stringify({ ...assets, integrity: { ...integrity, [CONTRACT_FILE]: hashOf(text) } })
  await writeFile(path.join(folder, 'assets.json'), named)
}

/** The contract of what was just built, put among its files. */
export async function addContract(app: AppName, folder: string): Promise<AppContract> {
  const contract = await builtContract(app, folder)
  await storeContract(folder, contract)
  return contract
}
