/** What every call about one order says of it. */
export const orderSums = {
  number: '26-000001',
  date: '2026-11-20',
  amount: 1,
  discount: 0,
  delivery: 0,
  total: 1,
  currency: 'UAH',
}
