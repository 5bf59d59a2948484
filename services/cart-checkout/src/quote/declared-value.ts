/** 500 hryvnias, in kopiyky. Carriers take about half a percent of the value, so a step is two or three hryvnias of the price. */
const STEP = 50_000

/** What a parcel is declared to be worth, in kopiyky: the goods, up to the next step, so that carts of about the same value have one price. */
export function declaredValue(goodsUah: number): number {
  return Math.max(1, Math.ceil(goodsUah / STEP)) * STEP
}
