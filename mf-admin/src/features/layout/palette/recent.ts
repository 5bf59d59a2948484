import type { PaletteResult, ResultKind } from './palette-result.ts'

const MOST = 6
/** A browser may be shared: no one's name or phone is kept in it. */
const keptKinds: readonly ResultKind[] = ['order', 'product', 'page']

export type Recent = Pick<PaletteResult, 'kind' | 'to' | 'title'>

const storageKeyOf = (login: string) => `office-recent:${login}`

/** What this person last went to from here, in this browser: the latest first. */
export function recentOf(login: string): Recent[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKeyOf(login)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isRecent) : []
  } catch {
    return []
  }
}

export function keepRecent(login: string, { kind, to, title, isAll }: PaletteResult): void {
  if (isAll || !keptKinds.includes(kind)) return
  const others = recentOf(login).filter(known => known.to !== to)
  try {
    localStorage.setItem(storageKeyOf(login), JSON.stringify([{ kind, to, title }, ...others].slice(0, MOST)))
  } catch {
    // Without storage nothing is recent.
  }
}

function isRecent(kept: unknown): kept is Recent {
  if (typeof kept !== 'object' || kept === null) return false
  const { kind, to, title } = kept as Record<string, unknown>
  return (
    keptKinds.some(known => known === kind) &&
    typeof to === 'string' &&
    to.startsWith('/admin/') &&
    typeof title === 'string'
  )
}
