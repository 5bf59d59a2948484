import { getIntegrity, integrityOf, markFailed, renewIfFailed } from './integrity.ts'
import { LOAD_LIMIT_MS } from './load-limit.ts'

type Outcome = { type: string; target: unknown }
type CheckedLoading = {
  script: (address: string, done: (outcome: Outcome) => void) => void
  insert: (tag: HTMLLinkElement) => void
}

declare global {
  /** What host and remotes are built to load their scripts and styles with. */
  var checkedLoading: CheckedLoading
}

globalThis.checkedLoading = {
  script(src, done) {
    const tag = Object.assign(document.createElement('script'), { src })
    const end = (outcome: Outcome) => {
      clearTimeout(timer)
      tag.onload = tag.onerror = null
      tag.remove()
      done(outcome)
    }
    const timer = setTimeout(() => end({ type: 'timeout', target: tag }), LOAD_LIMIT_MS)
    tag.onload = tag.onerror = event => end(event as Event)
    void insert(tag, src)
  },
  insert: tag => void insert(tag, tag.href),
}

async function insert(tag: HTMLScriptElement | HTMLLinkElement, file: string): Promise<void> {
  const address = new URL(file, location.href).href
  tag.addEventListener('error', () => markFailed(address))
  try {
    tag.integrity = await integrityOf(address)
    await renewIfFailed(address)
    // The browser checks nothing that it may not read.
    tag.crossOrigin = 'anonymous'
    document.head.append(tag)
  } catch {
    tag.dispatchEvent(new Event('error'))
  }
}

/**
 * The tag of a remote's entry, whose hash the registry names.
 * @throws Error for an entry that is in no registry of ours.
 */
export function checkedScript(address: string): HTMLScriptElement | undefined {
  const src = new URL(address, location.href).href
  // What a dev server serves changes while the page is open.
  if (process.env.NODE_ENV === 'development' && src.includes('/dev/')) return
  const integrity = getIntegrity(src)
  return Object.assign(document.createElement('script'), { src, integrity, crossOrigin: 'anonymous' })
}
