import type { Text } from '@shop/contracts/texts/text'
import { articles } from './articles/articles.ts'
import type { DemoLookPicture, DemoPicture } from './articles/demo-article.ts'
import { placeholderOf } from './articles/placeholders.ts'

/** A bundle of several products. `model` groups the bundles that differ only in colour. */
export type DemoBundle = {
  article: string
  model: string
  title: Text
  description: Text
  /** Up to six articles, in the order they are shown. */
  products: string[]
  bundle_discount_percent: number
  is_new: boolean
  is_shown: boolean
  /** The first is made of the garments' own by services/catalog/scripts/compose-looks.ts. */
  pictures: [DemoLookPicture, ...DemoPicture[]]
}

export const bundles: DemoBundle[] = [
  {
    article: 'BN-9001-CAM',
    model: 'first-frost',
    title: { uk: 'Образ «Перший мороз»', en: 'First Frost look' },
    description: {
      uk: 'Пальто кольору кемел поверх бордової сукні на запах: тепло зверху, урочисто під ним. Пояси обох речей на одній висоті, тож силует лишається зібраним.',
      en: 'A camel coat over a burgundy wrap dress: warmth outside, an occasion within. Both belts sit at one height, so the outline stays neat.',
    },
    products: ['CO-2014-CAM-R', 'DR-1042-BUR-R'],
    bundle_discount_percent: 10,
    is_new: true,
    is_shown: true,
    pictures: picturesOf('first-frost', 'CO-2014-CAM-R', 'DR-1042-BUR-R'),
  },
  {
    article: 'BN-9002-GRC',
    model: 'checked-suit',
    title: { uk: 'Костюм у клітинку', en: 'Checked suit' },
    description: {
      uk: 'Двобортний жакет, прямі штани й спідниця-олівець з однієї графітової тканини в клітинку та молочна блуза з бантом. Чотири речі, з яких складається робочий тиждень.',
      en: 'A double-breasted blazer, straight trousers and a pencil skirt in one graphite check, with an ivory bow blouse. Four pieces that make up a working week.',
    },
    products: ['JK-3021-GRC-R', 'TR-6019-GRC-R', 'SK-7022-GRC-R', 'BL-4017-IVO-R'],
    bundle_discount_percent: 12,
    is_new: true,
    is_shown: true,
    pictures: picturesOf('checked-suit', 'JK-3021-GRC-R', 'TR-6019-GRC-R', 'SK-7022-GRC-R', 'BL-4017-IVO-R'),
  },
  {
    article: 'BN-9003-GRA',
    model: 'waistcoat-pair',
    title: { uk: 'Жилет, широкі штани й сорочка', en: 'Waistcoat, wide trousers and shirt' },
    description: {
      uk: 'Приталений жилет і широкі штани одного графітового тону, під жилетом — молочна сорочка вільного крою. Замість жакета, коли в приміщенні тепло.',
      en: 'A fitted waistcoat and wide trousers in one graphite tone, with a loose ivory shirt under the waistcoat. A suit for warm rooms.',
    },
    products: ['JK-3040-GRA-R', 'TR-6012-GRA-R', 'BL-4023-IVO-R'],
    bundle_discount_percent: 8,
    is_new: false,
    is_shown: true,
    pictures: picturesOf('waistcoat-pair', 'JK-3040-GRA-R', 'TR-6012-GRA-R', 'BL-4023-IVO-R'),
  },
  {
    article: 'BN-9004-MOC',
    model: 'soft-sunday',
    title: { uk: 'Образ «М’яка неділя»', en: 'Soft Sunday look' },
    description: {
      uk: 'Кардиган кольору мокко, молочний топ на бретелях і плісована спідниця в тон кардигану. Три м’які речі для дня без планів.',
      en: 'A mocha cardigan, an ivory camisole and a pleated skirt to match. Three soft pieces for a day with no plans.',
    },
    products: ['KN-5011-MOC-R', 'TO-4508-IVO-R', 'SK-7005-MOC-R'],
    bundle_discount_percent: 0,
    is_new: false,
    is_shown: true,
    pictures: picturesOf('soft-sunday', 'KN-5011-MOC-R', 'TO-4508-IVO-R', 'SK-7005-MOC-R'),
  },
]

function picturesOf(model: string, ...products: string[]): DemoBundle['pictures'] {
  const garments = products.flatMap(product => articles.find(({ article }) => article === product) ?? [])
  const file = lookPicture(model)
  const alt = {
    uk: garments.map(({ title }) => title.uk).join(', '),
    en: garments.map(({ title }) => title.en).join(', '),
  }
  const together = { file, shot: 'other', alt, placeholder: placeholderOf(file), is_wide: true } as const
  return [together, ...garments.flatMap(({ pictures }) => pictures.slice(0, 1))]
}

/** The file of the picture that shows the garments of a look side by side. */
export function lookPicture(model: string): string {
  return `look-${model}.webp`
}
