import { createHash } from 'node:crypto'
import { createBrowser } from '@shop/testing/browser'

/** What went wrong with a page, one of its files or a call, with its address; null when nothing did. */
export type Outcome = { what: 'load' | 'call'; address: string; problem: string | null }

type Place = { version: string; entry: string; integrity: Record<string, string> }
type Registry = Record<string, Place>

/** A page as a browser that checks every hash loads it. */
export type OpenPage = { registry: Registry; outcomes: Outcome[] }

const FILE = /<(?:script|link)[^>]+(?:src|href)="([^"]+)"[^>]*? integrity="([^"]+)"/g

/** A visitor of the shop: keeps cookies, and notes how everything that it asks for turned out. */
export function createVisitor(shop: string) {
  const browser = createBrowser(shop)

  async function ask(address: string, what: Outcome['what'], hash?: string): Promise<Outcome & { text: string }> {
    const answer = await browser
      .get(address)
      .catch((error: Error) => (wasLineClosed(error) ? browser.get(address) : Promise.reject(error)))
      .catch((error: Error) => error)
    if (answer instanceof Error) return { what, address, problem: describe(answer), text: '' }
    const { status, text } = answer
    if (status !== 200) return { what, address, problem: `status ${status}`, text: '' }
    const isRight = hash === undefined || hash === `sha256-${createHash('sha256').update(text).digest('base64')}`
    return { what, address, problem: isRight ? null : 'holds something else than was released', text }
  }

  /** The page and all files that it names, as the browser asks for them before anything is clicked. */
  async function open(address: string): Promise<OpenPage> {
    const page = await ask(address, 'load')
    const files = [...page.text.matchAll(FILE)].map(([, file = '', hash = '']) => ask(file, 'load', hash))
    const written = /<script type="application\/json" id="registry">(.*?)<\/script>/s.exec(page.text)?.[1]
    return { registry: JSON.parse(written ?? '{}'), outcomes: [page, ...(await Promise.all(files))] }
  }

  /** Everything that a click on the way to any page of this part may still load: all files of the version that the page names. */
  async function loadRest(part: string, { registry }: OpenPage): Promise<Outcome[]> {
    const release = registry[part]
    if (!release) return [{ what: 'load', address: part, problem: 'is not in the registry' }]
    const folder = part === 'host' ? '/assets/' : release.entry.slice(0, release.entry.lastIndexOf('/') + 1)
    const [list, listHash] = Object.entries(release.integrity).find(([name]) => name.startsWith('integrity.')) ?? ['']
    const hashes = await ask(folder + list, 'load', listHash)
    if (hashes.problem) return [hashes]
    const files = Object.entries(JSON.parse(hashes.text) as Record<string, string>)
    return [hashes, ...(await Promise.all(files.map(([name, hash]) => ask(folder + name, 'load', hash))))]
  }

  return { open, loadRest, call: (address: string) => ask(address, 'call') }
}

/**
 * A line that was kept for the next file may be closed by its server just as that is asked for: browsers ask for a read once more
 * on a new line then (RFC 9112, 9.3.1), and so does a visitor of ours.
 */
function wasLineClosed(error: Error): boolean {
  return ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'].includes(causeOf(error)?.code ?? '')
}

function describe(error: Error): string {
  const cause = causeOf(error)
  return cause ? `${error.message}: ${cause.code ?? ''} ${cause.message}` : String(error)
}

function causeOf({ cause }: Error): (Error & { code?: string }) | null {
  return cause instanceof Error ? cause : null
}
