import { linearLight, type Rgb } from './contrast.ts'

/** Hue in degrees, saturation and lightness in percents. */
export type Hsl = { hue: number; saturation: number; lightness: number }

/** `#rrggbb` as red, green and blue; null of what is no such code. */
export function rgbOf(hex: string): Rgb | null {
  const [, red, green, blue] = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex) ?? []
  if (!red || !green || !blue) return null
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)]
}

/** `#rrggbb` as hue, saturation and lightness, in whole numbers; null of what is no such code. */
export function hslOf(hex: string): Hsl | null {
  const rgb = rgbOf(hex)
  if (!rgb) return null
  const shares = rgb.map(channel => channel / 255)
  const [max, min] = [Math.max(...shares), Math.min(...shares)]
  const lightness = (max + min) / 2
  const chroma = max - min
  const saturation = chroma === 0 ? 0 : chroma / (1 - Math.abs(2 * lightness - 1))
  return {
    hue: hueOf(rgb),
    saturation: Math.round(saturation * 100),
    lightness: Math.round(lightness * 100),
  }
}

/** In whole degrees; 0 of a grey, which has none. */
function hueOf([red, green, blue]: Rgb): number {
  const max = Math.max(red, green, blue)
  const chroma = max - Math.min(red, green, blue)
  if (chroma === 0) return 0
  const sector =
    max === red
      ? ((green - blue) / chroma + 6) % 6
      : max === green
        ? (blue - red) / chroma + 2
        : (red - green) / chroma + 4
  return Math.round(sector * 60) % 360
}

/** The code of a hue, saturation and lightness: `#rrggbb`. */
export function hexOfHsl({ hue, saturation, lightness }: Hsl): string {
  const [s, l] = [saturation / 100, lightness / 100]
  // The formula of CSS Color 4: each channel is the same wave, 120° apart.
  const channel = (offset: number) => {
    const phase = (offset + hue / 30) % 12
    const value = l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(phase - 3, 9 - phase, 1))
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(0)}${channel(8)}${channel(4)}`
}

/** How far apart two colours look: 0 for the same, about 0.02 for those that are just told apart. */
export function distanceOf(one: Rgb, other: Rgb): number {
  const [from, to] = [oklabOf(one), oklabOf(other)]
  return Math.hypot(...from.map((value, index) => value - (to[index] ?? 0)))
}

/** Oklab, in which equal distances look alike (Björn Ottosson, 2020). */
function oklabOf(rgb: Rgb): [number, number, number] {
  const [red = 0, green = 0, blue = 0] = rgb.map(linearLight)
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}
