/** Sums in kopiyky and cents. */
type DemoPromoCode = {
  code: string
  gift:
    | { kind: 'percent'; percent: number }
    | { kind: 'fixed'; amount: { uah: number; eur: number } }
    | { kind: 'free_delivery' }
  usage_limit: number | null
  per_customer_limit: number | null
  min_goods_uah: number | null
  note: string
}

/** One code of each kind, to try at the checkout. */
export const promoCodes: readonly DemoPromoCode[] = [
  {
    code: 'LEVADA10',
    gift: { kind: 'percent', percent: 10 },
    usage_limit: null,
    per_customer_limit: 1,
    min_goods_uah: null,
    note: 'Перше замовлення',
  },
  {
    code: 'ZYMA500',
    gift: { kind: 'fixed', amount: { uah: 50_000, eur: 1_100 } },
    usage_limit: 200,
    per_customer_limit: null,
    min_goods_uah: 300_000,
    note: 'Зимова пропозиція, від 3 000 ₴',
  },
  {
    code: 'DOSTAVKA',
    gift: { kind: 'free_delivery' },
    usage_limit: null,
    per_customer_limit: null,
    min_goods_uah: null,
    note: 'Безкоштовна доставка',
  },
]
