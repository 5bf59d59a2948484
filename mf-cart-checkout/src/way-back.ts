import type { StaffMeans } from '@shop/contracts/orders/payment-means'
import type { Translate } from '@shop/shell/i18n'

/** How staff give back what they took, for the sentence that says so; nothing where a bank does. */
export function wayBack(
  t: Translate,
  { taken_by }: { taken_by?: StaffMeans | undefined },
): { way: string } | undefined {
  return taken_by && { way: t(`wayBack.${taken_by}`) }
}
