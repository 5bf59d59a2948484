import { createHash } from 'node:crypto'

/** What went wrong with a page, one of its files or a call, with its address; null when nothing did. */
export type Outcome = { what: 'load' | 'call'; address: string; ms: number; problem: string | null }

type Place = { version: string; entry: string; integrity: Record<string, string> }
type Registry = Record<string, Place>

/** A page as a browser that checks every hash loads it. */
export type OpenPage = { registry: Registry; outcomes: Outcome[] }

const FILE = /<(?:script|link)[^>]+(?:src|href)="([^"]+)"[^>]*? integrity="([^"]+)"/g

/** A visitor of the shop: keeps cookies, and notes how everything that it asks for turned out. */
export function createVisitor(shop: string) {
  const cookies = new Map<string, string>()

  async function ask(address: string, what: Outcome['what'], hash?: string): Promise<Outcome & { text: string }> {
    const began = performance.now()
    const result = (problem: string | null, text = '') => ({
      what,
      address,
      ms: performance.now() - began,
      problem,
      text,
    })
    try {
      const headers = { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
      const answer = await fetch(new URL(address, shop), { headers, signal: AbortSignal.timeout(20_000) })
      keep(answer.headers.getSetCookie())
      const content = Buffer.from(await answer.arrayBuffer())
      if (!answer.ok) return result(`status ${answer.status}`)
      const isRight = hash === undefined || hash === `sha256-${createHash('sha256').update(content).digest('base64')}`
      return result(isRight ? null : 'holds something else than was released', content.toString())
    } catch (error) {
      return result(String(error))
    }
  }

  function keep(set: readonly string[]): void {
    for (const cookie of set) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
  }

  /** The page and all files that it names, as the browser asks for them before anything is clicked. */
  async function open(address: string): Promise<OpenPage> {
    const page = await ask(address, 'load')
    const named = [...page.text.matchAll(FILE)].map(([, file = '', hash = '']) => ask(file, 'load', hash))
    const written = /<script type="application\/json" id="registry">(.*?)<\/script>/s.exec(page.text)?.[1]
    return { registry: JSON.parse(written ?? '{}'), outcomes: [page, ...(await Promise.all(named))] }
  }

  /** Everything that a click on the way to any page of this part may still load: all files of the version that the page names. */
  async function loadRest(part: string, { registry }: OpenPage): Promise<Outcome[]> {
    const release = registry[part]
    if (!release) return [{ what: 'load', address: part, ms: 0, problem: 'is not in the registry' }]
    const folder = part === 'host' ? '/assets/' : release.entry.slice(0, release.entry.lastIndexOf('/') + 1)
    const [list, listHash] = Object.entries(release.integrity).find(([name]) => name.startsWith('integrity.')) ?? ['']
    const hashes = await ask(folder + list, 'load', listHash)
    if (hashes.problem) return [hashes]
    const files = Object.entries(JSON.parse(hashes.text) as Record<string, string>)
    return [hashes, ...(await Promise.all(files.map(([name, hash]) => ask(folder + name, 'load', hash))))]
  }

  return { open, loadRest, call: (address: string) => ask(address, 'call') }
}
