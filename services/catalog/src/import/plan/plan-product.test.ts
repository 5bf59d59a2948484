import { anArticle, aSize } from '../../../test/an-article.ts'
import { importNames } from '../../../test/import-names.ts'
import type { StockItem } from '../../stock/stock.ts'
import type { Draft, DraftSize } from '../draft/draft.ts'
import type { Known } from './known.ts'
import { planProduct } from './plan-product.ts'

const stored = { ...anArticle({ sizes: [aSize()] }), revision: 3 }
const size = '36 (S)'

function shelf(about: Partial<StockItem> = {}): StockItem {
  const nothing = {
    holds: [],
    sold: 0,
    preorder_limit: null,
    preorder_promised: 0,
    preorder_holds: [],
    preorder_sold: 0,
  }
  return { article: stored.article, size, available: 5, received: 5, ...nothing, ...about }
}
function makeKnown(about: Partial<Known> = {}): Known {
  return {
    names: importNames.known,
    today: '2026-11-21',
    stored,
    stock: [shelf()],
    lastStated: new Map(),
    variantsLike: () => [],
    ownersOf: () => [],
    fetched: new Map(),
    hasPicture: () => false,
    ...about,
  }
}
const isNew = { stored: null, stock: [] }
function draft(about: Partial<Draft> = {}): Draft {
  return { article: stored.article, lines: [2], fields: {}, sizes: [], problems: [], notes: [], ...about }
}
const aRow = (about: Partial<DraftSize> = {}): DraftSize => ({ line: 2, name: size, ...about })
const whole: Partial<Draft> = {
  fields: { title: { uk: 'Сукня', en: 'Dress' }, category: 'dresses', collection: 'spring', color: 'black' },
  sizes: [aRow({ price_uah: 4000, stock: { stated: 3 } })],
}
const codes = (plan: ReturnType<typeof planProduct>) =>
  plan.problems.map(({ line, column, code }) => [line, column, code])

test('a new product is made hidden, with a model of its own, and its items come as a difference', () => {
  const plan = planProduct(draft(whole), makeKnown(isNew))

  expect(plan).toMatchObject({ kind: 'created', problems: [], step: { revision: null, show: null } })
  expect(plan.step?.form).toMatchObject({ model: stored.article, height: null })
  expect(plan.step?.stock).toEqual([{ size, by: 3, stated: 3, base: null, before: null }])
})

test('a product of which nothing is other than before is left', () => {
  const { kind, changes, step } = planProduct(draft({ sizes: [aRow({ price_uah: 4000 })] }), makeKnown())

  expect([kind, changes, step]).toEqual(['left', [], null])
})

test('of a change only what differs is told, as it was and as it will be', () => {
  const plan = planProduct(
    draft({ fields: { title: { uk: 'Нова' } }, sizes: [aRow({ price_uah: 4500, stock: { change: -2 } })] }),
    makeKnown(),
  )

  expect(plan.kind).toBe('changed')
  expect(plan.changes).toEqual([
    { column: 'title_uk', size: null, was: 'Сукня', will: 'Нова' },
    { column: 'price_uah', size, was: '4000', will: '4500' },
    { column: 'stock', size, was: '5', will: '3 (−2)' },
  ])
  expect(plan.step).toMatchObject({ revision: 3, form: { title: { uk: 'Нова', en: 'Dress' } } })
})

test('sizes and texts that a file does not name stay', () => {
  const plan = planProduct(draft({ sizes: [aRow({ name: '38 (M)', price_uah: 4100 })] }), makeKnown())

  expect(plan.step?.form.sizes.map(({ name }) => name)).toEqual([size, '38 (M)'])
  expect(plan.step?.form.care).toEqual(stored.care)
})

test.each<[string, Partial<Draft>, unknown[]]>([
  ['no category', { fields: { ...whole.fields, category: undefined } }, [2, 'category', 'required']],
  ['a category that nobody knows', { fields: { ...whole.fields, category: 'hats' } }, [2, 'category', 'unknown']],
  ['a category that is no name', { fields: { ...whole.fields, category: 'Капелюхи' } }, [2, 'category', 'unknown']],
  ['no price', { sizes: [aRow()] }, [2, 'price_uah', 'required']],
  ['a price with kopiyky', { sizes: [aRow({ price_uah: 10.5 })] }, [2, 'price_uah', 'whole_hryvnias']],
  ['a size that nobody knows', { sizes: [aRow({ name: 'XXL', price_uah: 1 })] }, [2, 'size', 'unknown']],
  ['a weight of tons', { sizes: [aRow({ price_uah: 1, weight_kg: 1000 })] }, [2, 'weight_kg', 'weight']],
  [
    'an old price that is lower',
    { sizes: [aRow({ price_uah: 10, price_without_discount_uah: 9 })] },
    [2, 'price_without_discount_uah', 'not_above'],
  ],
  ['a past day', { fields: { ...whole.fields, preorder_on: '2026-11-20' } }, [2, 'preorder_on', 'day_past']],
  ['a title without end', { fields: { ...whole.fields, title: { uk: 'x'.repeat(121) } } }, [2, 'title_uk', 'too_long']],
  ['a picture that nobody uploaded', { pictures: [{ name: 'up-1' }] }, [2, 'pictures', 'picture_unknown']],
])('a new product with %s is refused', (_what, about, problem) => {
  const plan = planProduct(draft({ ...whole, ...about }), makeKnown(isNew))

  expect(codes(plan)).toEqual([problem])
  expect([plan.kind, plan.step]).toEqual(['refused', null])
})

test('all or nothing: good rows of a refused product say that another one is bad', () => {
  const sizes = [aRow({ price_uah: 4000 }), aRow({ line: 3, name: '38 (M)' })]
  const plan = planProduct(draft({ ...whole, lines: [2, 3], sizes }), makeKnown(isNew))

  expect(codes(plan)).toEqual([
    [3, 'price_uah', 'required'],
    [2, null, 'other_row'],
  ])
})

test('a product that a file gives more sizes than may be is refused for that', () => {
  const sizes = Array.from({ length: 30 }, (_, index) => aRow({ name: `new-${index}`, price_uah: 100 }))

  expect(codes(planProduct(draft({ sizes }), makeKnown()))).toEqual([[2, 'size', 'too_many']])
})

test('of a product with thousands of rows as many problems are told as anybody reads', () => {
  const lines = Array.from({ length: 2500 }, (_, index) => index + 2)
  const problems = [{ line: 2, column: 'size', code: 'too_many' as const }]

  const { problems: shown } = planProduct(draft({ lines, problems }), makeKnown())

  expect(shown).toHaveLength(100)
  expect(shown[0]?.code).toBe('too_many')
})

test('two articles of a model in one colour and height are refused', () => {
  const variantsLike = () => [{ article: 'OTHER', color: 'black', height: null }]

  expect(codes(planProduct(draft(whole), makeKnown({ ...isNew, variantsLike })))).toEqual([
    [2, 'color', 'variant_exists'],
  ])
  expect(
    codes(planProduct(draft({ fields: { height: null, title: { uk: 'Інша' } } }), makeKnown({ variantsLike }))),
  ).toEqual([[2, 'color', 'variant_exists']])
})

describe('what a count means', () => {
  const by = (stock: DraftSize['stock'], about: Partial<Known> = {}) => {
    const plan = planProduct(draft({ sizes: [aRow({ stock })] }), makeKnown(about))
    return plan.step?.stock.map(step => step.by) ?? []
  }
  const lastStated = (last: { stated?: number; base?: string }) =>
    new Map([[size, { stated: last.stated ?? null, base: last.base ?? null }]])

  test('the first one is compared with what lies there, later ones with what the last import said', () => {
    expect(by({ stated: 7 })).toEqual([2])
    expect(by({ stated: 7 }, { lastStated: lastStated({ stated: 10 }) })).toEqual([-3])
    expect(by({ stated: 10 }, { lastStated: lastStated({ stated: 10 }) })).toEqual([])
  })

  test('of an export it is compared with what lay there then: what was sold since stays sold', () => {
    const stock = [shelf({ available: 2, sold: 3, received: 5 })]

    expect(by({ stated: 5, was: 5, received: 5 }, { stock })).toEqual([])
    expect(by({ stated: 6, was: 5, received: 5 }, { stock })).toEqual([1])
  })

  test('the same row of an export does not count twice', () => {
    const again = { lastStated: lastStated({ base: '5 5 6' }) }

    expect(by({ stated: 6, was: 5, received: 5 }, again)).toEqual([])
    expect(by({ stated: 6, was: 5, received: 6 }, again)).toEqual([1])
  })

  test('more than is there cannot go; what is reserved can, and is told', () => {
    const holds = [{ order: '26-000001', count: 4, until: new Date() }]
    const stock = [shelf({ available: 1, holds })]

    expect(codes(planProduct(draft({ sizes: [aRow({ stock: { change: -6 } })] }), makeKnown({ stock })))).toEqual([
      [2, 'stock', 'more_than_there'],
    ])
    const plan = planProduct(draft({ sizes: [aRow({ stock: { change: -3 } })] }), makeKnown({ stock }))
    expect(plan.notes).toEqual([{ code: 'stock_endangers', value: size }])
  })
})

describe('what is to be shown', () => {
  const hidden = { ...stored, is_shown: false }

  test('is shown; what lacks something stays hidden, and says why', () => {
    expect(planProduct(draft({ is_shown: true }), makeKnown({ stored: hidden })).step?.show).toBe(true)
    const plan = planProduct(draft({ is_shown: true }), makeKnown({ stored: { ...hidden, pictures: [] } }))
    expect([plan.kind, plan.notes]).toEqual(['left', [{ code: 'stays_hidden', value: 'picture' }]])
  })

  test('waits for its pictures', () => {
    const pictures = [{ url: 'https://x.example/1.jpg' }]
    const plan = planProduct(draft({ is_shown: true, pictures }), makeKnown({ stored: { ...hidden, pictures: [] } }))

    expect(plan.notes).toEqual([{ code: 'shown_after_pictures' }])
    expect(plan.step).toMatchObject({ show: true, pictures: [{ url: 'https://x.example/1.jpg', state: 'waiting' }] })
  })

  test('may not lose what it needs while it is shown', () => {
    expect(codes(planProduct(draft({ fields: { title: { uk: '' } } }), makeKnown()))).toEqual([
      [2, 'is_shown', 'would_be_unready'],
    ])
    expect(planProduct(draft({ fields: { title: { uk: '' } }, is_shown: false }), makeKnown()).kind).toBe('changed')
  })
})

describe('a file of one language', () => {
  const english: Partial<Draft> = { fields: { title: { en: 'Gown' } }, language: 'en' }

  test('fills in the other one, and says that the translation is missing', () => {
    const plan = planProduct(
      draft({ ...whole, ...english, fields: { ...whole.fields, title: { en: 'Gown' } } }),
      makeKnown(isNew),
    )

    expect(plan.step?.form.title).toEqual({ uk: 'Gown', en: 'Gown' })
    expect(plan.notes).toEqual([{ code: 'translation_missing' }])
  })

  test('leaves what somebody has translated', () => {
    expect(planProduct(draft(english), makeKnown()).step?.form.title).toEqual({ uk: 'Сукня', en: 'Gown' })
  })

  test('takes goods whose category nobody has named', () => {
    const fields = { ...whole.fields, category: undefined, title: { en: 'Gown' } }
    const plan = planProduct(
      draft({ ...whole, ...english, fields, defaults: { category: 'unmapped' } }),
      makeKnown(isNew),
    )

    expect([plan.kind, plan.step?.form.category]).toEqual(['created', 'unmapped'])
  })
})

test('a picture that the shop has fetched from there before is not fetched again', () => {
  const url = 'https://x.example/1.jpg'
  const fetched = new Map([[url, 'dress-black-front']])

  expect(planProduct(draft({ pictures: [{ url }] }), makeKnown({ fetched })).kind).toBe('left')
})
