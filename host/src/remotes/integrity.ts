/** What files must hold, by their address: as in `integrity` attributes. */
export type Integrity = Record<string, string>

/** The list of all scripts and styles in one folder; its own hash is known like that of any other file. */
const LIST = /[^/]+\.json$/

const hashes = new Map<string, string>()
/** Where the list of a folder is, by the folder's address. */
const lists = new Map<string, string>()
const asking = new Map<string, Promise<void>>()
/** Files that were refused or did not come: what the browser keeps of them may be the wrong file. */
const failed = new Set<string>()

/** Addresses may be relative to `base`. */
export function learnIntegrity(known: Integrity, base = location.href): void {
  for (const [file, hash] of Object.entries(known)) {
    const address = new URL(file, base).href
    hashes.set(address, hash)
    if (LIST.test(address)) lists.set(address.replace(LIST, ''), address)
  }
}

/**
 * What the file must hold, asking the list of its folder if the page does not name it.
 * @throws Error for a file that no release of ours has.
 */
export async function integrityOf(address: string): Promise<string> {
  const list = lists.get(address.replace(/[^/]+$/, ''))
  if (!hashes.has(address) && list) await askList(list)
  return getIntegrity(address)
}

function askList(list: string): Promise<void> {
  const asked =
    asking.get(list) ??
    fetchChecked(list)
      .then(response => response.json())
      .then(known => learnIntegrity(known, list))
      .finally(() => asking.delete(list))
  asking.set(list, asked)
  return asked
}

/** @throws Error for a file that nothing asked so far has named. */
export function getIntegrity(address: string): string {
  const hash = hashes.get(address.replace(/\?.*/, ''))
  if (!hash) throw new Error(`No release has ${address}`)
  return hash
}

/** Has the browser forget what it keeps of a file that failed before: else it would refuse the same again for a year. */
export async function renewIfFailed(address: string): Promise<void> {
  if (!failed.has(address)) return
  await fetchChecked(address)
  failed.delete(address)
}

export function markFailed(address: string): void {
  failed.add(address)
}

async function fetchChecked(address: string): Promise<Response> {
  const cache = failed.has(address) ? 'reload' : 'default'
  try {
    const response = await fetch(address, { cache, integrity: getIntegrity(address) })
    failed.delete(address)
    return response
  } catch (error) {
    failed.add(address)
    throw error
  }
}
