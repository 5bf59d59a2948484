import { searchIn } from '../../test/search-in-demo.ts'

let search: Awaited<ReturnType<typeof searchIn>>
beforeAll(async () => {
  search = await searchIn()
})

// A query, and the words that stand in the titles or colours of the first three hits, in either language.
const queries: Record<string, [query: string, first: string][]> = {
  'a garment by its name': [
    ['сукня', 'Сукня'],
    ['СУКНЯ', 'Сукня'],
    ['dress', 'dress'],
    ['жакет', 'Жакет'],
    ['пальто', 'Пальто'],
    ['светр', 'Светр'],
    ['skirt', 'skirt'],
    ['jumpsuit', 'jumpsuit'],
    ['trousers', 'trousers'],
    ['camisole', 'camisole'],
  ],
  'its endings': [
    ['сукні', 'Сукня'],
    ['суконь', 'Сукня'],
    ['сукню', 'Сукня'],
    ['сукнею', 'Сукня'],
    ['сорочок', 'Сорочка'],
    ['спідниць', 'Спідниця'],
    ['жилети', 'Жилет'],
    ['пальта', 'Пальто'],
    ['dresses', 'dress'],
    ['skirts', 'skirt'],
    ['coats', 'coat'],
  ],
  'apostrophes of all kinds': [
    ["об'єм", 'Спідниця кльош'],
    ['об’єм', 'Спідниця кльош'],
    ['обʼєм', 'Спідниця кльош'],
    ['обєм', 'Спідниця кльош'],
    ['об"єм', 'Спідниця кльош'],
    ["об'ємна", 'Спідниця кльош'],
  ],
  'other words for it': [
    ['плаття', 'Сукня'],
    ['піджак', 'Жакет'],
    ['блейзер', 'Жакет'],
    ['брюки', 'Штани'],
    ['палацо', 'Штани широкі'],
    ['юбка', 'Спідниця'],
    ['блузка', 'Блуза'],
    ['джемпер', 'Светр'],
    ['пуловер', 'Светр'],
    ['гольф', 'Светр під горло'],
    ['кофта', 'Светр'],
    ['жилетка', 'Жилет'],
    ['top', 'Топ'],
    ['pants', 'trousers'],
    ['jumper', 'sweater'],
    ['gown', 'dress'],
    ['vest', 'waistcoat'],
    ['тренч', 'Пальто'],
    ['плащ', 'Пальто'],
    ['футболка', 'Топ'],
    ['shorts', 'trousers'],
    ['водолазка', 'Светр під горло'],
    ['костюм', 'Жилет костюмний'],
  ],
  'slips of the finger': [
    ['сукян', 'Сукня'],
    ['скуня', 'Сукня'],
    ['жакит', 'Жакет'],
    ['спидниця', 'Спідниця'],
    ['сорчка', 'Сорочка'],
    ['піжак', 'Жакет'],
    ['dres', 'dress'],
    ['blazr', 'blazer'],
    ['truosers', 'trousers'],
    ['кардеган', 'Кардиган'],
  ],
  'Latin letters': [
    ['suknia', 'Сукня'],
    ['sukni\u0430', 'Сукня'],
    ['sukna', 'Сукня'],
    ['suknyu', 'Сукня'],
    ['plattia', 'Сукня'],
    ['palto', 'Пальто'],
    ['spidnytsia', 'Спідниця'],
    ['zhaket', 'Жакет'],
    ['chorna suknia', 'Сукня'],
    ['shtany', 'Штани'],
    ['suknya na zapah', 'Сукня на запах'],
    ['chorne palto', 'Пальто'],
  ],
  'the wrong keyboard': [
    ['ceryz', 'Сукня'],
    ['ceryzv', 'Сукня'],
    ['gsl;fr', 'Жакет'],
    [',kepf', 'Блуза'],
    ['gfkmnj', 'Пальто'],
    ['xjhyf ceryz', 'Сукня'],
    ['вкуіі', 'dress'],
    ['вкуыы', 'dress'],
    ['сщфе', 'coat'],
    ['ылшке', 'skirt'],
  ],
  'Russian words': [
    ['платье', 'Сукня'],
    ['юбка', 'Спідниця'],
    ['пиджак', 'Жакет'],
    ['рубашка', 'Сорочка'],
    ['свитер', 'Светр'],
    ['чёрное платье', 'Сукня'],
    ['черные брюки', 'Штани'],
    ['в клетку', 'клітинку'],
  ],
  'a colour': [
    ['чорний', 'Black'],
    ['чорна сукня', 'Black'],
    ['чорне', 'Black'],
    ['black dress', 'Black'],
    ['бордо', 'Burgundy'],
    ['бордова', 'Burgundy'],
    ['бордового', 'Burgundy'],
    ['смарагдові', 'Emerald'],
    ['зелена сукня', 'Emerald'],
    ['темносиній', 'Navy'],
    ['темно-синя', 'Navy'],
    ['navy', 'Navy'],
    ['beige coat', 'Camel'],
    ['grey trousers', 'Graphite'],
    ['айворі', 'Ivory'],
    ['white blouse', 'Ivory'],
    ['рожева блуза', 'Powder pink'],
  ],
  'a pattern, a cut, a cloth': [
    ['у горошок', 'polka dot'],
    ['квіткова сукня', 'floral'],
    ['картате пальто', 'check'],
    ['striped shirt', 'stripe'],
    ['спідниця плісе', 'плісе'],
    ['pencil skirt', 'pencil'],
    ['сукня на запах', 'на запах'],
    ['довга сукня', 'максі'],
    ['шовкова сукня міді', 'Сукня-комбінація'],
    ['silk midi dress', 'slip dress'],
    ['вечірня сукня', 'Сукня'],
    ['linen', 'shirt dress'],
    ['вовняний светр', 'Светр'],
    ['сукня з поясом', 'Сукня'],
  ],
  'words that say nothing beside it': [
    ['купити жіночу сукню', 'Сукня'],
    ['a dress for women', 'dress'],
    ['сукня розмір 38', 'Сукня'],
    ['coat xl', 'coat'],
    ['«пальто»!!!', 'Пальто'],
    ['👗 dress 👗', 'dress'],
  ],
  'the first letters': [
    ['су', 'Сукня'],
    ['жа', 'Жакет'],
    ['спі', 'Спідниця'],
    ['dre', 'dress'],
    ['pal', 'Пальто'],
    ['suk', 'Сукня'],
    ['cer', 'Сукня'],
    ['бл', 'Блуза'],
    ['sk', 'skirt'],
    ['юб', 'Спідниця'],
    ['плат', 'Сукня'],
  ],
}

describe.each(Object.entries(queries))('%s', (_, rows) => {
  test.each(rows)('«%s» finds %s', (query, first) => {
    const { list } = search(query)

    expect(list).not.toEqual([])
    for (const { title, color } of list.slice(0, 3)) {
      const words = [title, color.title].map(({ uk, en }) => `${uk} ${en}`).join(' ')
      expect(words.toLowerCase()).toContain(first.toLowerCase())
    }
  })
})

test.each([
  ['DR-1042-BUR-R', ['DR-1042-BUR-R']],
  ['dr-1042-bur-l', ['DR-1042-BUR-L']],
  ['dr1042bur', ['DR-1042-BUR-R']],
  ['DR–1042–BUR', ['DR-1042-BUR-R']],
  ['dr 1042 bur', ['DR-1042-BUR-R']],
  ['вк-1042-игк', ['DR-1042-BUR-R']],
  ['1042 бордова', ['DR-1042-BUR-R']],
  ['артикул DR-1042-BUR-R', ['DR-1042-BUR-R']],
])('the article number «%s» finds its garment alone', (query, articles) => {
  expect(search(query).list.map(({ article }) => article)).toEqual(articles)
})

test.each(['1042', '042', 'dr-10'])('a part of a number, «%s», finds all that have it', query => {
  const { list } = search(query)

  expect(list.map(({ model }) => model)).toContain('wrap-dress')
  for (const { article } of list) expect(article.replaceAll('-', '')).toContain(query.toUpperCase().replaceAll('-', ''))
})

test.each([
  'шапка',
  'скафандр',
  'swimsuit',
  'немає такого',
  'zzzzzz',
  '👗',
  '.* { $ } \\',
  '__proto__',
  'constructor',
  '0',
])('«%s» finds nothing', query => {
  expect(search(query)).toMatchObject({ list: [], count: 0, matched: [] })
})
