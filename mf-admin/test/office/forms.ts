import { homeSchema, slideSchema } from '@shop/contracts/catalog/home'
import { previewBulkPricesEndpoint } from '@shop/contracts/staff/goods/staff-bulk-preview'
import { blankOf } from '@shop/testing/sample'
import { field, form, type OfficeForm, pair } from './form.ts'
import { orderForms } from './order-forms.ts'
import { peopleForms } from './people-forms.ts'
import { type Answers, changed } from './screen.ts'

const product = '/admin/other/products/DR-1042-BUR-R'

const dictionary = (kind: string) => `/admin/other/dictionaries?list=${kind}&open=new`
const title = pair('dict.fields.title')

/** All forms of the back office; those of a new part stand in a file of their own. */
export const officeForms: readonly OfficeForm[] = [
  ...orderForms,
  ...peopleForms,
  form('a promo code', '/admin/other/promo-codes?code=new', 'promo.save', [
    field('promo.fields.code', 'ZYMA-15', 'errors.code_required'),
    field('promo.fields.percent', '15'),
  ]),
  form('a bundle', '/admin/bundles/new', 'bundle.save', [
    field('bundle.fields.article', 'BN-9900'),
    ...pair('bundle.fields.title'),
  ]),
  form('a category', '/admin/other/categories?open=new-category', 'categories.save', pair('categories.fields.title')),
  form('a collection', dictionary('collection'), 'dict.save', title),
  form('a colour', dictionary('color'), 'dict.save', [...title, field('dict.fields.hex', '#9caf88')]),
  form('a size', dictionary('size'), 'dict.save', [
    field('dict.fields.sizeName', '52 (4XL)'),
    field('dict.fields.short_name', '4XL'),
  ]),
  form('a height', dictionary('height'), 'dict.save', title),
  form(
    'a shop',
    '/admin/shop-location?open=new',
    'shops.save',
    [...pair('shops.fields.city'), ...pair('shops.fields.address'), field('shops.fields.phone', '+380 44 000 01 01')],
    { hasMore: true },
  ),
  form(
    'a page',
    '/admin/other/texts?page=about-us',
    'texts.save',
    [...pair('texts.fields.title'), ...pair('texts.fields.metaTitle'), ...pair('texts.fields.description')],
    { hasMore: true },
  ),
  form('a redirect', '/admin/other/redirects', 'redirects.add', [
    field('redirects.from', '/old'),
    field('redirects.to', '/store'),
  ]),
  form('the rate', '/admin/other/rates', 'rates.show', [field('rates.rate', '48,5')]),
  form(
    'the delivery table',
    '/admin/other/delivery',
    'delivery.show',
    [field('delivery.fields.defaultWeight', '0,5')],
    { hasMore: true },
  ),
  form(
    'another birth date',
    '/admin/customer-base/2b1c7a54-5d7e-4a7e-9d43-1f2a3b4c5d6e',
    'customer.save',
    [
      field('customer.birthDate', '11.05.1990', 'errors.birth_date_required'),
      field('customer.reason', 'за паспортом', 'errors.reason_required'),
    ],
    { opens: ['customer.changeBirthDate'] },
  ),
  form('an order by link', '/admin/other/third-party?order=new', 'link.make', [field('link.fields.amount', '1500')]),
  form(
    'a mark that an order by link is paid',
    '/admin/other/third-party?order=T26-000001',
    'link.confirm.mark_paid',
    [field('reason.manual_paid', 'Готівка в шоурумі', 'errors.reason_required')],
    { opens: ['link.actions.mark_paid', 'means.transfer'] },
  ),
  form(
    'a saved filter',
    '/admin/other/audit?kind=product',
    'savedFilters.keep',
    [field('savedFilters.name', 'Товари', 'errors.name_required')],
    { opens: ['savedFilters.save'], isUnlabelled: true },
  ),
  ...(['percent', 'sum', 'set'] as const).map(how =>
    form(
      `a change of many prices (${how})`,
      '/admin/other/products',
      'bulkPreview.ask',
      [field(`bulk.value.${how}`, '15')],
      {
        opens: [/^(Обрати|Select): /, 'bulk.price', `bulk.hows.${how}`],
        leads: { [previewBulkPricesEndpoint.path]: { changed: 0, left: 1, refused: 0, rows: [], refused_rows: [] } },
      },
    ),
  ),
  ...(['category', 'collection'] as const).map(name =>
    form(
      `another ${name} for many products`,
      '/admin/other/products',
      'bulk.apply',
      [field(`products.${name}`, name === 'category' ? 'dresses' : 'autumn-winter-2026')],
      { opens: [/^(Обрати|Select): /, `bulk.${name}`] },
    ),
  ),
  form('contacts and seller', '/admin/other/shop-details', 'details.save', [
    field('details.fields.phone', '+380671234567', 'errors.phone_required'),
    field('details.fields.email', 'hello@nova.example', 'errors.email_required'),
    ...pair('details.fields.name'),
    field('details.fields.code', '14360570', 'errors.legal_code_required'),
    ...pair('details.fields.address'),
  ]),
  form(
    'new products',
    '/admin/other/products/new',
    /^(Створити|Create) 1 /,
    [
      field('product.model', 'DR-9'),
      field('products.category', 'dresses'),
      field('products.collection', 'autumn-winter-2026'),
    ],
    { opens: [{ into: 'entry.add.color', typed: 'black', picks: /^(Чорний|Black)/ }], hasMore: true },
  ),
  form(
    'what is one for a model',
    product,
    'model.saveAll',
    [field('products.category', 'dresses'), field('products.collection', 'autumn-winter-2026')],
    { hasMore: true },
  ),
  form('what belongs to an article', product, 'model.saveAll', [field('product.model', 'wrap-dress-2')], {
    hasMore: true,
  }),
  form(
    'a slide of the home page',
    '/admin/home-editor?item=1',
    'homeEditor.publish',
    [
      ...pair('homeEditor.alt'),
      ...pair('homeEditor.altPhone'),
      ...pair('homeEditor.slideTitle'),
      field('homeEditor.link', '/store'),
    ],
    { isDraft: true, answers: emptySlide },
  ),
]

/** The home page with a slide that nothing was typed in. */
function emptySlide(answers: Answers): Answers {
  const slide = { ...blankOf(slideSchema), image: 'a', image_mobile: 'b' }
  const names = ['alt', 'alt_mobile', 'title'].flatMap(name => [`${name}.uk`, `${name}.en`])
  return changed(answers, '/api/admin/home', 'home', {
    draft: { ...blankOf(homeSchema), slider: [slide], revision: 1, changed: null },
    is_published: false,
    missing: Object.fromEntries([...names, 'link'].map(name => [`slider.0.${name}`, 'required'])),
  })
}
