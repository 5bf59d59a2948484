/** Red, green and blue, 0–255. */
export type Rgb = readonly [number, number, number]

/** Contrast of two colours as WCAG 2.2 counts it, from 1 to 21. */
export function contrastOf(one: Rgb, other: Rgb): number {
  const [lighter = 0, darker = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

/** A channel of sRGB (0–255) as linear light, 0–1. */
export function linearLight(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

function luminanceOf([red, green, blue]: Rgb): number {
  return 0.2126 * linearLight(red) + 0.7152 * linearLight(green) + 0.0722 * linearLight(blue)
}
