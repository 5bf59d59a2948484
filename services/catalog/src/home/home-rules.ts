import type { Home } from '@shop/contracts/catalog/home'
import { FEWEST_CATEGORIES } from '@shop/contracts/staff/storefront/staff-home'
import type { Text } from '@shop/contracts/texts/text'

/** What the rest of the catalogue knows of the things that a home page names. */
export type HomeKnowledge = {
  hasPicture(name: string): boolean
  /** Is there such an article, shown or hidden? */
  knows(article: string): boolean
  /** Is there such a category that shoppers may see? */
  hasCategory(name: string): boolean
}

type Fields = Record<string, string>
type Slide = Home['slider'][number]
type Block = Home['blocks'][number]

/** Before staff have made a home page the frame still has something to stand on. */
export const EMPTY_HOME: Home = { is_header_white: false, is_header_white_mobile: false, slider: [], blocks: [] }

/**
 * What keeps a draft from being published: the code of what is wrong, by field such as `slider.0.title.en`. Nothing when
 * shoppers may see it; a page without slides and blocks is complete, too.
 */
export function missingIn({ slider, blocks }: Home, known: HomeKnowledge): Fields {
  return Object.assign(
    {},
    ...slider.map((slide, index) => withPrefix(`slider.${index}`, missingInSlide(slide, known))),
    ...blocks.map((block, index) => withPrefix(`blocks.${index}`, missingInBlock(block, known))),
  )
}

/** The page as shoppers would see the draft: what cannot be drawn yet is left out. */
export function drawable(home: Home, { hasPicture }: Pick<HomeKnowledge, 'hasPicture'>): Home {
  const withFile = (name: string | null) => (name && hasPicture(name) ? name : null)
  return {
    ...home,
    slider: home.slider.filter(({ image, image_mobile }) => hasPicture(image) && hasPicture(image_mobile)),
    blocks: home.blocks
      .filter(({ title, text, image }) => [title.uk, title.en, text.uk, text.en, image].some(Boolean))
      .map(block => ({
        ...block,
        image: withFile(block.image),
        image_second: withFile(block.image_second),
        categories: block.categories.filter(({ image }) => hasPicture(image)),
      })),
  }
}

function missingInSlide(slide: Slide, known: HomeKnowledge): Fields {
  return {
    ...picture('image', slide.image, known),
    ...picture('image_mobile', slide.image_mobile, known),
    ...whole('alt', slide.alt),
    ...whole('alt_mobile', slide.alt_mobile),
    ...whole('title', slide.title),
    ...inBothOrNone('text', slide.text),
    ...(slide.link === '' && { link: 'required' }),
  }
}

/** The pictures that a block shows: words stand without one beside them, never across a page or as a pair. */
export function picturesOf({ kind, layout, image, image_second, categories }: Block): (string | null)[] {
  if (kind === 'categories') return categories.map(category => category.image)
  if (kind !== 'banner') return []
  return layout === 'pair' ? [image, image_second] : [image]
}

function missingInBlock(block: Block, known: HomeKnowledge): Fields {
  const { kind, title, text, link, selection, articles } = block
  const isOfChosen = kind === 'products' && selection === 'articles'
  return {
    ...(kind === 'banner' && missingInBanner(block, known)),
    ...(kind === 'categories' && missingInCategories(block, known)),
    ...whole('title', title),
    ...inBothOrNone('text', text),
    ...(link === '' && { link: 'required' }),
    ...(isOfChosen && articles.length === 0 && { articles: 'required' }),
    ...(isOfChosen && !articles.every(known.knows) && { articles: 'article_unknown' }),
  }
}

function missingInBanner(block: Block, known: HomeKnowledge): Fields {
  const [image, second] = picturesOf(block)
  return {
    ...((image || block.layout !== 'beside') && picture('image', image ?? '', known)),
    ...(second !== undefined && picture('image_second', second ?? '', known)),
  }
}

function missingInCategories({ categories }: Block, known: HomeKnowledge): Fields {
  const names = categories.map(({ name }) => name)
  return Object.assign(
    categories.length < FEWEST_CATEGORIES ? { categories: 'too_few_categories' } : {},
    ...categories.map(({ name, image }, index) =>
      withPrefix(`categories.${index}`, {
        ...(name === '' && { name: 'required' }),
        ...(name !== '' && !known.hasCategory(name) && { name: 'category_unknown' }),
        ...(name !== '' && names.indexOf(name) < index && { name: 'category_twice' }),
        ...picture('image', image, known),
      }),
    ),
  )
}

function picture(field: string, name: string, { hasPicture }: HomeKnowledge): Fields {
  if (name === '') return { [field]: 'required' }
  return hasPicture(name) ? {} : { [field]: 'picture_unknown' }
}

function whole(field: string, { uk, en }: Text): Fields {
  return { ...(uk === '' && { [`${field}.uk`]: 'required' }), ...(en === '' && { [`${field}.en`]: 'required' }) }
}

/** A text may be left out, but not in one language only. */
function inBothOrNone(field: string, text: Text): Fields {
  return text.uk === '' && text.en === '' ? {} : whole(field, text)
}

function withPrefix(prefix: string, fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).map(([field, code]) => [`${prefix}.${field}`, code]))
}
