import { createReport, type Report } from './report.ts'
import { type BenchShop, openShop, type ShopOptions } from './shop.ts'

/** Puts questions to a shop of its own, and ends with the memory of all its processes. */
export async function runBench(
  title: string,
  options: ShopOptions,
  ask: (shop: BenchShop, report: Report) => Promise<void>,
): Promise<void> {
  const shop = await openShop(options)
  const report = createReport(title)
  try {
    await ask(shop, report)
    report.memory(shop.memory())
    report.end()
  } finally {
    await shop.close()
  }
}
