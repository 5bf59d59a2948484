/** A discount on one garment in all its heights and sizes. */
export type DemoSale = { percent: number; starts_in_days: number | null }

/** By garment, `<model>-<color>`. A start in the future puts the "sale soon" badge on it. */
export const sales: Record<string, DemoSale> = {
  'wrap-dress-ivory-floral': { percent: 30, starts_in_days: null },
  'wrap-dress-navy-polka-dot': { percent: 20, starts_in_days: 6 },
}
