import type { DemoPrice } from './demo-article.ts'

const TEN_HRYVNIAS = 1000
const ONE_EURO = 100

/** Down to ten hryvnias and to a whole euro, as a price tag would say it. */
export function salePrice({ uah, eur }: DemoPrice, percent: number): DemoPrice {
  return { uah: less(uah, percent, TEN_HRYVNIAS), eur: eur === null ? null : less(eur, percent, ONE_EURO) }
}

function less(amount: number, percent: number, step: number): number {
  return Math.floor((amount * (100 - percent)) / 100 / step) * step
}
