import type { Home } from '@shop/contracts/catalog/home'
import type { HomePart, StaffHome } from '@shop/contracts/staff/storefront/staff-home'

/** The page as the form holds it. */
export type HomeDraft = Home
export type Slide = Home['slider'][number]
export type Block = Home['blocks'][number]
type PartName = keyof HomeDraft

const noText = () => ({ uk: '', en: '' })

export function emptySlide(): Slide {
  const texts = { alt: noText(), alt_mobile: noText(), title: noText(), text: noText() }
  return { image: '', image_mobile: '', ...texts, link: '/store', text_area: 'left' }
}

export function emptyBlock(kind: Block['kind']): Block {
  const texts = { title: noText(), text: noText() }
  const pictures = { layout: 'beside', image: null, image_second: null } as const
  const categories = kind === 'categories' ? [emptyCategory(), emptyCategory()] : []
  const link = kind === 'shops' ? '/contacts' : '/store'
  return { kind, ...pictures, ...texts, link, selection: 'articles', articles: [], categories }
}

function emptyCategory(): Block['categories'][number] {
  return { name: '', image: '' }
}

/** The page is as JSON brings it. */
const copyOf = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value))

/** The page alone, without what is known of the draft; a copy, so that forms may change it. */
export function draftOf({ draft: { slider, blocks, is_header_white, is_header_white_mobile } }: StaffHome): HomeDraft {
  // A service of a release before names no categories.
  const whole = blocks.map(block => ({ ...block, categories: block.categories ?? [] }))
  return copyOf({ slider, blocks: whole, is_header_white, is_header_white_mobile })
}

/** What has to be saved, each part as one call takes it: both colours of the header go together. */
export function changedParts(saved: HomeDraft, mine: HomeDraft): HomePart[] {
  const isChanged = (name: PartName) => JSON.stringify(saved[name]) !== JSON.stringify(mine[name])
  const { slider, blocks, is_header_white, is_header_white_mobile } = copyOf(mine)
  const isOther = isChanged('is_header_white') || isChanged('is_header_white_mobile')
  return [
    ...(isChanged('slider') ? [{ slider }] : []),
    ...(isChanged('blocks') ? [{ blocks }] : []),
    ...(isOther ? [{ is_header_white, is_header_white_mobile }] : []),
  ]
}

/** From where to where the one moved item went; null when nothing moved. */
export function stepBetween(before: readonly string[], after: readonly string[]): { from: number; to: number } | null {
  const first = before.findIndex((id, index) => id !== after[index])
  const moved = before[first]
  const instead = after[first]
  if (moved === undefined || instead === undefined) return null
  // One that went on leaves its neighbour in its place; one that came back pushes it on.
  const isLater = before[first + 1] === instead && before.indexOf(instead) - first === 1 && after.indexOf(moved) > first
  return isLater ? { from: first, to: after.indexOf(moved) } : { from: before.indexOf(instead), to: first }
}

/** The tab and the index of a field such as `slider.2.title.en`. */
export function positionOf(field: string): { tab: string; item: number | null } {
  const [part = '', index] = field.split('.')
  const tab = part === 'slider' ? 'slides' : part === 'blocks' ? 'blocks' : 'header'
  return { tab, item: index === undefined || tab === 'header' ? null : Number(index) }
}
