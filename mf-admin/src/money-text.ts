import { formatAmount } from '@shop/shell/format'

/** "5 070 ₴"; a currency that the shop does not have stands as the bank wrote it. */
export function moneyText(amount: number, currency: string): string {
  return currency === 'UAH' || currency === 'EUR' ? formatAmount(amount, currency) : `${amount} ${currency}`
}
