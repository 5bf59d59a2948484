import { field, type OfficeForm, pair } from './form.ts'
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
  {
    form: 'a promo code',
    at: '/admin/other/promo-codes?code=new',
    saves: 'promo.save',
    fields: [field('promo.fields.code', 'ZYMA-15', 'errors.code_required'), field('promo.fields.percent', '15')],
  },
  {
    form: 'a bundle',
    at: '/admin/bundles/new',
    saves: 'bundle.save',
    fields: [field('bundle.fields.article', 'BN-9900'), ...pair('bundle.fields.title')],
  },
  {
    form: 'a category',
    at: '/admin/other/categories?open=new-category',
    saves: 'categories.save',
    fields: pair('categories.fields.title'),
  },
  { form: 'a collection', at: dictionary('collection'), saves: 'dict.save', fields: title },
  {
    form: 'a colour',
    at: dictionary('color'),
    saves: 'dict.save',
    fields: [...title, field('dict.fields.hex', '#9caf88')],
  },
  {
    form: 'a size',
    at: dictionary('size'),
    saves: 'dict.save',
    fields: [field('dict.fields.sizeName', '52 (4XL)'), field('dict.fields.short_name', '4XL')],
  },
  { form: 'a height', at: dictionary('height'), saves: 'dict.save', fields: title },
  {
    form: 'a shop',
    at: '/admin/shop-location?open=new',
    saves: 'shops.save',
    fields: [
      ...pair('shops.fields.city'),
      ...pair('shops.fields.address'),
      field('shops.fields.phone', '+380 44 000 01 01'),
    ],
    hasMore: true,
  },
  {
    form: 'a page',
    at: '/admin/other/texts?page=about-us',
    saves: 'texts.save',
    fields: [...pair('texts.fields.title'), ...pair('texts.fields.metaTitle'), ...pair('texts.fields.description')],
    hasMore: true,
  },
  {
    form: 'a redirect',
    at: '/admin/other/redirects',
    saves: 'redirects.add',
    fields: [field('redirects.from', '/old'), field('redirects.to', '/store')],
  },
  { form: 'the rate', at: '/admin/other/rates', saves: 'rates.show', fields: [field('rates.rate', '48,5')] },
  {
    form: 'the delivery table',
    at: '/admin/other/delivery',
    saves: 'delivery.show',
    fields: [field('delivery.fields.defaultWeight', '0,5')],
    hasMore: true,
  },
  {
    form: 'another birth date',
    at: '/admin/customer-base/2b1c7a54-5d7e-4a7e-9d43-1f2a3b4c5d6e',
    opens: ['customer.changeBirthDate'],
    saves: 'customer.save',
    fields: [
      field('customer.birthDate', '11.05.1990', 'errors.birth_date_required'),
      field('customer.reason', 'за паспортом', 'errors.reason_required'),
    ],
  },
  {
    form: 'an order by link',
    at: '/admin/other/third-party?order=new',
    saves: 'link.make',
    fields: [field('link.fields.amount', '1500')],
  },
  {
    form: 'a mark that an order by link is paid',
    at: '/admin/other/third-party?order=T26-000001',
    opens: ['link.actions.mark_paid', 'means.transfer'],
    saves: 'link.confirm.mark_paid',
    fields: [field('reason.manual_paid', 'Готівка в шоурумі', 'errors.reason_required')],
  },
  {
    form: 'a saved filter',
    at: '/admin/other/audit?kind=product',
    opens: ['savedFilters.save'],
    saves: 'savedFilters.keep',
    fields: [field('savedFilters.name', 'Товари', 'errors.name_required')],
    isUnlabelled: true,
  },
  ...(['percent', 'sum', 'set'] as const).map(
    (how): OfficeForm => ({
      form: `a change of many prices (${how})`,
      at: '/admin/other/products',
      opens: [/^(Обрати|Select): /, 'bulk.price', `bulk.hows.${how}`],
      saves: 'bulk.apply',
      fields: [field(`bulk.value.${how}`, '15')],
    }),
  ),
  ...(['category', 'collection'] as const).map(
    (name): OfficeForm => ({
      form: `another ${name} for many products`,
      at: '/admin/other/products',
      opens: [/^(Обрати|Select): /, `bulk.${name}`],
      saves: 'bulk.apply',
      fields: [field(`products.${name}`, name === 'category' ? 'dresses' : 'autumn-winter-2026')],
    }),
  ),
  {
    form: 'contacts and seller',
    at: '/admin/other/shop-details',
    saves: 'details.save',
    fields: [
      field('details.fields.phone', '+380671234567', 'errors.phone_required'),
      field('details.fields.email', 'hello@nova.example', 'errors.email_required'),
      ...pair('details.fields.name'),
      field('details.fields.code', '14360570', 'errors.legal_code_required'),
      ...pair('details.fields.address'),
    ],
  },
  {
    form: 'new products',
    at: '/admin/other/products/new',
    opens: [/^(Чорний|Black)$/],
    saves: /^(Створити|Create) 1 /,
    fields: [
      field('product.model', 'DR-9'),
      field('products.category', 'dresses'),
      field('products.collection', 'autumn-winter-2026'),
    ],
    hasMore: true,
  },
  {
    form: 'what is one for a model',
    at: product,
    saves: 'model.save',
    fields: [field('products.category', 'dresses'), field('products.collection', 'autumn-winter-2026')],
    hasMore: true,
  },
  {
    form: 'what belongs to an article',
    at: product,
    saves: 'product.save',
    fields: [field('product.model', 'wrap-dress')],
    hasMore: true,
  },
  {
    form: 'a slide of the home page',
    at: '/admin/home-editor?item=1',
    saves: 'homeEditor.publish',
    fields: [
      ...pair('homeEditor.alt'),
      ...pair('homeEditor.altPhone'),
      ...pair('homeEditor.slideTitle'),
      field('homeEditor.link', '/store'),
    ],
    isDraft: true,
    answers: emptySlide,
  },
]

/** The home page with a slide that nothing was typed in. */
function emptySlide(answers: Answers): Answers {
  const nothing = { uk: '', en: '' }
  const slide = { image: 'a', image_mobile: 'b', alt: nothing, alt_mobile: nothing, title: nothing, text: nothing }
  const names = ['alt', 'alt_mobile', 'title'].flatMap(name => [`${name}.uk`, `${name}.en`])
  return changed(answers, '/api/admin/home', 'home', {
    draft: {
      slider: [{ ...slide, link: '', text_area: 'left' }],
      blocks: [],
      is_header_white: false,
      is_header_white_mobile: false,
      revision: 1,
      changed: null,
    },
    is_published: false,
    missing: Object.fromEntries([...names, 'link'].map(name => [`slider.0.${name}`, 'required'])),
  })
}
