import type { AllNoticed, HonestShoppers, KindBounds } from '../harness/honest-shoppers.ts'
import type { Report } from '../harness/report.ts'
import type { BenchShop } from '../harness/shop.ts'
import type { Kind } from '../harness/shop-honestly.ts'

export type Attack = {
  /** Variables of the shop, besides its own address, folder and owner. */
  env: Record<string, string>
  /** Who shops meanwhile, and how long they may wait. */
  shoppers: readonly Kind[]
  waits: KindBounds
  /** Megabytes by which memory may grow, without the processes that run one of these scripts. */
  growth?: { most: number; without?: readonly string[] }
  /** What must be there before anything is measured: an account, a large catalogue. */
  prepare?(shop: BenchShop, report: Report): Promise<void>
  /** Returns when the attack is over; what shoppers noticed, where it asked them meanwhile. */
  run(shop: BenchShop, report: Report, shoppers: HonestShoppers): Promise<AllNoticed[] | undefined>
}
