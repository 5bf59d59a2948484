/** Hundredths of a hryvnia for one euro. */
type DemoRate = { currency: 'EUR'; rate: number; is_demo: boolean }

export const rates: DemoRate[] = [{ currency: 'EUR', rate: 4500, is_demo: true }]
