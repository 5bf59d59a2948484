import type { CartLineView } from '../../quoted-cart/cart-view.ts'

/** Lines of one look stand together; `look` is null for a line that is bought on its own. */
export type CartGroup = { look: string | null; lines: readonly CartLineView[] }

/** Each look stands where its first piece stands. One piece alone is no look. */
export function groupByLook(lines: readonly CartLineView[]): CartGroup[] {
  const groups = Map.groupBy(lines, ({ id, key }) => key.bundle ?? id)
  return [...groups.values()].map(lines => ({ look: lines.length > 1 ? (lines[0]?.key.bundle ?? null) : null, lines }))
}
