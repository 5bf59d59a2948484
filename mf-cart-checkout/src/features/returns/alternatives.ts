import type { Alternative } from '@shop/contracts/orders/returns'
import type { ReturnableLine } from './use-returnable.ts'

/** What comes in place of a line; `size` is empty until one is chosen. */
export type Wanted = { article: string; size: string }

/** Where a customer who exchanges begins: with the article of the line, or with another one where nothing of it is in stock. */
export function firstWanted(line: ReturnableLine, count: number): Wanted | null {
  const [first] = alternativesOf(line).filter(kind => isInStock(kind, count))
  return first ? { article: first.article, size: '' } : null
}

/** Is there a size of it in stock, for so many items? */
export function isInStock({ sizes }: Alternative, count: number): boolean {
  return sizes.some(({ difference }) => difference.length >= count)
}

/** What so many items cost more than what they stand for, less than 0 what goes back; null where that size is not chosen, or gone. */
export function differenceOf(line: ReturnableLine, { article, size }: Wanted, count: number): number | null {
  const kind = alternativesOf(line).find(known => known.article === article)
  return kind?.sizes.find(known => known.size === size)?.difference[count - 1] ?? null
}

/** One alternative for each colour. */
export function colorsOf(line: ReturnableLine): Alternative[] {
  const all = alternativesOf(line)
  return all.filter((kind, index) => all.findIndex(other => isOfColor(other, kind)) === index)
}

/** All heights in which that colour is made. */
export function heightsOf(line: ReturnableLine, article: string): Alternative[] {
  const all = alternativesOf(line)
  const chosen = all.find(known => known.article === article)
  return chosen ? all.filter(other => isOfColor(other, chosen)) : []
}

/** The article of a colour in the height that was chosen before, where it can be had; else in another one that can. */
export function articleOfColor(line: ReturnableLine, color: Alternative, before: string, count: number): string {
  const ofColor = heightsOf(line, color.article)
  const { height } = alternativesOf(line).find(({ article }) => article === before) ?? color
  const sameHeight = ofColor.find(kind => kind.height === height && isInStock(kind, count))
  return (sameHeight ?? ofColor.find(kind => isInStock(kind, count)) ?? color).article
}

/** Can the colour be had in some height? */
export function isColorInStock(line: ReturnableLine, color: Alternative, count: number): boolean {
  return heightsOf(line, color.article).some(kind => isInStock(kind, count))
}

export function isOfColor(one: Alternative, other: Alternative): boolean {
  return one.color?.uk === other.color?.uk
}

function alternativesOf({ instead = [] }: ReturnableLine): readonly Alternative[] {
  return instead
}
