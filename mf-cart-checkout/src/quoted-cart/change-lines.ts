import { type CartKey, removeLine } from '@shop/shell/cart'
import { notify } from '@shop/shell/notices'
import { texts } from '../use-texts.ts'

const UNDO_MS = 6000

/** Takes a line out at once; for a while it can be brought back. */
export function takeOut(key: CartKey, title: string): void {
  const undo = removeLine(key)
  notify(texts('line.removed', { title }), { action: { label: texts('line.undo'), act: undo }, lastsMs: UNDO_MS })
}
