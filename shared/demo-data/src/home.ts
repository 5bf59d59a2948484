import type { Text } from '@shop/contracts/texts/text'

/** `image` is for wide screens, `image_mobile` for phones; `text_area` says where the wide one leaves room for text: on phones it is always the top. */
type DemoSlide = {
  image: string
  image_mobile: string
  alt: Text
  alt_mobile: Text
  title: Text
  text: Text
  link: string
  text_area: 'left' | 'right'
}

type DemoHomeBlock = {
  kind: 'products' | 'banner' | 'categories' | 'shops'
  layout?: 'beside' | 'full' | 'pair'
  image: string | null
  image_second?: string
  title: Text
  text: Text
  link: string
  articles: string[]
  categories?: { name: string; image: string }[]
}

export type DemoHome = {
  is_header_white: boolean
  is_header_white_mobile: boolean
  slider: DemoSlide[]
  blocks: DemoHomeBlock[]
}

export const home: DemoHome = {
  // The walls behind the heroes are light, so the text of the header stays dark.
  is_header_white: false,
  is_header_white_mobile: false,
  slider: [
    {
      image: 'hero-wide-1.webp',
      image_mobile: 'hero-phone-3.webp',
      alt: {
        uk: 'Пальто кольору кемел, смарагдова сукня максі й бордова сукня на запах на манекенах',
        en: 'A camel coat, an emerald maxi dress and a burgundy wrap dress on dress forms',
      },
      alt_mobile: { uk: 'Смарагдова сукня максі на манекені', en: 'An emerald maxi dress on a dress form' },
      title: { uk: 'Новорічна капсула', en: 'New Year capsule' },
      text: { uk: 'Сатин, смарагд і вишня для найдовшої ночі', en: 'Satin, emerald and cherry for the longest night' },
      link: '/store?collections=new-year-capsule-2026',
      text_area: 'left',
    },
    {
      image: 'hero-wide-2.webp',
      image_mobile: 'hero-phone-1.webp',
      alt: {
        uk: 'Пісочний двобортний жакет і молочна блуза з бантом на манекенах',
        en: 'A sand double-breasted blazer and an ivory bow blouse on dress forms',
      },
      alt_mobile: { uk: 'Пальто кольору кемел на манекені', en: 'A camel coat on a dress form' },
      title: { uk: 'Осінь — зима 2026', en: 'Autumn–Winter 2026' },
      text: { uk: 'Вовна, віскоза і два зрости кожної моделі', en: 'Wool, viscose and two heights of every cut' },
      link: '/store?collections=autumn-winter-2026',
      text_area: 'left',
    },
    {
      image: 'hero-wide-3.webp',
      image_mobile: 'hero-phone-2.webp',
      alt: {
        uk: 'Пудрова сукня-комбінація й чорний комбінезон на манекенах',
        en: 'A powder-pink slip dress and a black jumpsuit on dress forms',
      },
      alt_mobile: {
        uk: 'Бордова сукня на запах і чорний комбінезон на манекенах',
        en: 'A burgundy wrap dress and a black jumpsuit on dress forms',
      },
      title: { uk: 'На щодень і на вихід', en: 'For every day and for going out' },
      text: { uk: 'Речі, які легко поєднати між собою', en: 'Pieces that are easy to put together' },
      link: '/store?categories=dresses,jumpsuits',
      text_area: 'right',
    },
  ],
  blocks: [
    {
      kind: 'products',
      image: null,
      title: { uk: 'Новинки', en: 'New arrivals' },
      text: { uk: 'Щойно з майстерні', en: 'Fresh from the workroom' },
      link: '/store?categories=new',
      articles: [
        'DR-1051-EME-R',
        'DR-1058-BUR-R',
        'JS-8003-EME-R',
        'DR-1029-CHE-R',
        'CO-2014-MOK-R',
        'DR-1051-BKF-R',
        'TO-4508-IVO-R',
        'KN-5006-IVO-R',
      ],
    },
    {
      kind: 'banner',
      layout: 'full',
      image: 'look-dusty-blue-wide.webp',
      title: { uk: 'Небо в листопаді', en: 'A November sky' },
      text: {
        uk: 'Попелясто-блакитний і горошок на темно-синьому: сукні під світле пальто',
        en: 'Dusty blue and dots on navy: dresses to wear under a light coat',
      },
      link: '/store?colors=dusty-blue,navy-polka-dot',
      articles: [],
    },
    {
      kind: 'products',
      image: null,
      title: { uk: 'Костюм частинами', en: 'A suit, piece by piece' },
      text: {
        uk: 'Жакет, штани й спідниця з однієї тканини — беріть лише те, що носитимете',
        en: 'Blazer, trousers and skirt in one cloth: take only what you will wear',
      },
      link: '/store?categories=jackets,trousers',
      articles: ['JK-3021-GRC-R', 'TR-6019-GRC-R', 'SK-7022-GRC-R'],
    },
    {
      kind: 'banner',
      layout: 'pair',
      image: 'look-camel-mocha.webp',
      image_second: 'pleated-skirt-mocha-detail.webp',
      title: { uk: 'В’язане до складок', en: 'Knits with pleats' },
      text: {
        uk: 'Гольф кольору кемел і спідниця плісе кольору мокко',
        en: 'A camel turtleneck and a mocha pleated skirt',
      },
      link: '/store?colors=camel,mocha',
      articles: [],
    },
    {
      kind: 'categories',
      image: null,
      title: { uk: 'Одяг за видом', en: 'Shop by kind' },
      text: { uk: 'Від сукні до пальта', en: 'From dresses to coats' },
      link: '/store',
      articles: [],
      categories: [
        { name: 'dresses', image: 'wrap-dress-ivory-floral-front.webp' },
        { name: 'outerwear', image: 'coat-graphite-front.webp' },
        { name: 'tops', image: 'bow-blouse-powder-pink-front.webp' },
        { name: 'jackets', image: 'short-jacket-black-front.webp' },
        { name: 'trousers', image: 'wide-trousers-camel-front.webp' },
        { name: 'skirts', image: 'pleated-skirt-burgundy-front.webp' },
      ],
    },
    {
      kind: 'banner',
      image: 'wrap-dress-burgundy-detail.webp',
      title: { uk: 'Два зрости, одна посадка', en: 'Two heights, one fit' },
      text: {
        uk: 'Більшість моделей шиємо на 160–167 і 170–177 см: талія, ліктьова лінія й довжина там, де їм місце',
        en: 'We cut most models for 160–167 and for 170–177 cm, so waist, elbow and hem are where they belong',
      },
      link: '/about-us',
      articles: [],
    },
    {
      kind: 'shops',
      image: null,
      title: { uk: 'Прийдіть приміряти', en: 'Come and try it on' },
      text: {
        uk: 'Відкладемо для вас будь-яку річ, що є в магазині',
        en: 'We put aside any piece that is in the shop',
      },
      link: '/contacts',
      articles: [],
    },
  ],
}
