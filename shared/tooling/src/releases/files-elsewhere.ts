import { hashOf } from '../webpack/asset-list.ts'
import { CONTRACT_FILE } from './contract.ts'
import { readStatedFiles } from './released-files.ts'

const PATIENCE_MS = 10_000
const AT_ONCE = 8

/** Files of a built remote that the server of its origin does not hand out to the shop as they were built. */
export async function filesMissingAt(address: string, folder: string, shop?: string): Promise<string[]> {
  const integrity = await readStatedFiles(folder)
  // What a release reads of others is for releases alone.
  const waiting = Object.entries(integrity).filter(([name]) => name !== CONTRACT_FILE)
  const missing: string[] = []
  const askNext = async (): Promise<void> => {
    const [name, hash] = waiting.shift() ?? []
    if (!name) return
    if (!(await isAt(`${address}${name}`, hash, shop))) missing.push(name)
    return askNext()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, askNext))
  return missing
}

async function isAt(address: string, hash: string | undefined, shop = 'https://shop.example'): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const answer = await fetch(address, { headers: { origin: shop }, redirect: 'error', signal })
    const mayRead = ['*', shop].includes(answer.headers.get('access-control-allow-origin') ?? '')
    return answer.ok && mayRead && hashOf(await answer.bytes()) === hash
  } catch {
    return false
  }
}
