import { kyivDay } from '@shop/calendar/kyiv-days'
import type { StaffPromoCode } from '@shop/contracts/staff/orders/staff-promo-codes'
import { formatAmount, useFormat } from '@shop/shell/format'
import { useTexts } from '../../use-texts.ts'

/** What a code gives, when, and how often it was used, as texts. */
export function usePromoTexts() {
  const { t } = useTexts()
  const { day } = useFormat()
  return {
    today: kyivDay(new Date()),

    giftText(gift: StaffPromoCode['gift']): string {
      if (gift.kind === 'percent') return `−${gift.percent} %`
      if (gift.kind === 'free_delivery') return t('promo.freeDelivery')
      const sides = [gift.uah && formatAmount(gift.uah, 'UAH'), gift.eur && formatAmount(gift.eur, 'EUR')]
      return sides
        .filter(Boolean)
        .map(sum => `−${sum}`)
        .join(' · ')
    },

    daysText({ valid_from: from, valid_until: until }: StaffPromoCode): string {
      if (from && until) return t('promo.fromUntil', { from: day(from), until: day(until) })
      if (from) return t('promo.from', { from: day(from) })
      return until ? t('promo.until', { until: day(until) }) : t('promo.always')
    },

    usesText({ used, held, usage_limit }: StaffPromoCode): string {
      const taken =
        usage_limit === null ? String(used) : t('promo.usedOf', { used: String(used), limit: String(usage_limit) })
      return held > 0 ? t('promo.withHeld', { used: taken, held: String(held) }) : taken
    },
  }
}
