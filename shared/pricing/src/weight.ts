/** Kilograms that an item is taken to weigh when the catalogue does not know; staff may set another. */
export const MISSING_WEIGHT_KG = 0.5

type WeighedLine = { count: number; weightKg: number | null }

/** Kilograms of the whole cart, rounded half up to three decimals (spec §9). */
export function cartWeight(lines: readonly WeighedLine[], missingKg: number = MISSING_WEIGHT_KG): number {
  // Whole milligrams add up exactly, where 0.1 + 0.2 would land beside the border of a delivery tariff.
  const milligrams = lines.reduce(
    (sum, { count, weightKg }) => sum + Math.round((weightKg ?? missingKg) * 1e6) * count,
    0,
  )
  return Math.round(milligrams / 1000) / 1000
}
