import { levelReason } from './level-reason.ts'

const of = (total_uah: number, largest_purchase_uah = 0) => levelReason({ total_uah, largest_purchase_uah })

test.each([
  [0, 0, { by: 'none', fromUah: 0, next: { level: 5, missingUah: 50_000 } }],
  [49_999.99, 19_999.99, { by: 'none', fromUah: 0, next: { level: 5, missingUah: 0.01 } }],
  [19_950, 21_000, { by: 'single', fromUah: 20_000, next: { level: 10, missingUah: 80_050 } }],
  [50_000, 0, { by: 'sum', fromUah: 50_000, next: { level: 10, missingUah: 50_000 } }],
  [149_999, 30_000, { by: 'sum', fromUah: 100_000, next: { level: 15, missingUah: 1 } }],
  [150_000, 0, { by: 'sum', fromUah: 150_000, next: null }],
])('purchases of %s ₴, the largest of %s ₴', (total, largest, expected) => {
  expect(of(total, largest)).toEqual(expected)
})
