import type { Home } from '@shop/contracts/catalog/home'
import type { Text } from '@shop/contracts/texts/text'

/** What the rest of the catalogue knows of the things that a home page names. */
export type HomeKnowledge = {
  hasPicture(name: string): boolean
  /** Is there such an article, shown or hidden? */
  knows(article: string): boolean
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
  return {
    ...home,
    slider: home.slider.filter(({ image, image_mobile }) => hasPicture(image) && hasPicture(image_mobile)),
    blocks: home.blocks
      .filter(({ title, text, image }) => [title.uk, title.en, text.uk, text.en, image].some(Boolean))
      .map(block => ({ ...block, image: block.image && hasPicture(block.image) ? block.image : null })),
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

function missingInBlock({ kind, image, title, text, link, selection, articles }: Block, known: HomeKnowledge): Fields {
  const isOfChosen = kind === 'products' && selection === 'articles'
  return {
    ...(image && picture('image', image, known)),
    ...whole('title', title),
    ...inBothOrNone('text', text),
    ...(link === '' && { link: 'required' }),
    ...(isOfChosen && articles.length === 0 && { articles: 'required' }),
    ...(isOfChosen && !articles.every(known.knows) && { articles: 'article_unknown' }),
  }
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
