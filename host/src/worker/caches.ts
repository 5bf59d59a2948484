/** Another number starts empty: what an older worker kept is deleted when this one replaces it. */
const VERSION = 1

/** The frame and the files that it needs. */
export const FRAME = `shop-frame-${VERSION}`
/** Other files that pages asked for. */
export const FILES = `shop-files-${VERSION}`
export const PICTURES = `shop-pictures-${VERSION}`

const ours = [FRAME, FILES, PICTURES]

export async function dropOldCaches(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(
    names.filter(name => name.startsWith('shop-') && !ours.includes(name)).map(name => caches.delete(name)),
  )
}

/** Only what never changes under its address may be answered without asking. */
export function isForEver({ ok, type, headers }: Response): boolean {
  return ok && type === 'basic' && (headers.get('Cache-Control') ?? '').includes('immutable')
}
