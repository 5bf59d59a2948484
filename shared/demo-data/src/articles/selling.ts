/** A discount on one garment in all its heights and sizes. */
type DemoSale = { percent: number; starts_in_days: number | null }

/** By garment, `<model>-<color>`. A start in the future puts the "sale soon" badge on it. */
export const sales: Record<string, DemoSale> = {
  'wrap-dress-ivory-floral': { percent: 30, starts_in_days: null },
  'shirt-dress-dusty-blue': { percent: 40, starts_in_days: null },
  'shirt-dress-sand': { percent: 35, starts_in_days: null },
  'sheath-dress-dusty-blue': { percent: 20, starts_in_days: null },
  'short-jacket-powder-pink': { percent: 25, starts_in_days: null },
  'bow-blouse-powder-pink': { percent: 30, starts_in_days: null },
  'shirt-dusty-blue-pinstripe': { percent: 20, starts_in_days: null },
  'cardigan-dusty-blue': { percent: 15, starts_in_days: null },
  'wide-trousers-ivory': { percent: 30, starts_in_days: null },
  'straight-trousers-mocha': { percent: 25, starts_in_days: null },
  'pleated-skirt-dusty-blue': { percent: 35, starts_in_days: null },
  'flared-skirt-ivory-floral': { percent: 30, starts_in_days: null },
  // Less than a loyal customer's own percent: for that customer the list price less the percent is the better one.
  'coat-graphite': { percent: 10, starts_in_days: null },
  'waistcoat-sand': { percent: 15, starts_in_days: null },
  'wrap-dress-navy-polka-dot': { percent: 20, starts_in_days: 6 },
  'blazer-sand': { percent: 15, starts_in_days: 6 },
  'jumpsuit-black': { percent: 20, starts_in_days: 11 },
}

/** Items of an article that are sold before they arrive. Where a size is on the shelf, it is sold from there. */
type DemoPreorder = { arrives_in_days: number; limit: number | null }

/** By article; `limit` is how many of each size may be promised, null: as many as are asked for. */
export const preorders: Record<string, DemoPreorder> = {
  'CO-2014-IVO-R': { arrives_in_days: 24, limit: null },
  'CO-2014-IVO-L': { arrives_in_days: 24, limit: 6 },
  'DR-1051-BKF-L': { arrives_in_days: 17, limit: null },
  // Three sizes are still there, the others come in a month.
  'JK-3040-NVP-R': { arrives_in_days: 31, limit: 10 },
  'DR-1029-CHE-L': { arrives_in_days: 12, limit: null },
}

/** Staff still prepare these; the public shop never shows them. */
export const hiddenArticles: string[] = ['BL-4023-BLK-L', 'SK-7022-CAM-L']
