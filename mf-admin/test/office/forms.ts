import { ShopError } from '@shop/contracts/errors'
import type { Answers } from './screen.ts'
import { changed } from './screen.ts'

/** An obligatory field: the key of its label (with what fills it in), what is typed, and the key of a message of its own. */
export type ObligatoryField = {
  label: string
  /** A text in both languages: the key stands in `pair.uk` or `pair.en`. */
  language?: 'uk' | 'en'
  values?: Readonly<Record<string, string>>
  typed: string
  message?: string
}

/** A form, by the address and the buttons that open it, the button that saves (a pattern where it names a sum or a count), and all its obligatory fields in their order. */
export type OfficeForm = {
  form: string
  at: string
  /** Who opens it; the owner, if nothing else is said. */
  role?: 'manager' | 'guest'
  /** Keys of texts of what is pressed before, or typed into; a pattern where the name has more than the text. */
  opens?: readonly (string | RegExp | { into: string; typed: string })[]
  /** What the calls that lead to it are answered, by their paths. */
  leads?: Readonly<Record<string, object>>
  saves: string | RegExp
  fields: readonly ObligatoryField[]
  /** Of many fields that are alike only some stand in the table. */
  hasMore?: true
  /** What is missing is found by the service, whenever a draft is saved: it is not looked for at each press. */
  isDraft?: true
  /** Its one field has no label to be seen: there is no mark, and nothing to explain. */
  isUnlabelled?: true
  answers?: (answers: Answers) => Answers
}

const field = (label: string, typed: string, message?: string): ObligatoryField => ({
  label,
  typed,
  ...(message && { message }),
})
const pair = (label: string): ObligatoryField[] => [
  { label, language: 'uk', typed: 'Шовк' },
  { label, language: 'en', typed: 'Silk' },
]

/** A form of an action on an order, and what is written there. */
const ofOrder = (action: string, about: Pick<OfficeForm, 'form' | 'fields'> & Partial<OfficeForm>): OfficeForm => ({
  at: '/admin/orders?order=26-000042',
  opens: [`actions.${action}`],
  saves: `confirm.${action}`,
  ...about,
})
const reason = (action: string, message = 'errors.reason_required') => [
  field(`reason.${action}`, 'Так домовилися', message),
]
const product = '/admin/other/products/DR-1042-BUR-R'

const dictionary = (kind: string) => `/admin/other/dictionaries?list=${kind}&open=new`
const title = pair('dict.fields.title')

export const officeForms: readonly OfficeForm[] = [
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
    form: 'an invitation',
    at: '/admin/other/staff?person=new',
    saves: 'people.sendInvitation',
    fields: [field('people.fields.email', 'daryna@levada.example', 'errors.email_required')],
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
    opens: ['link.actions.mark_paid'],
    saves: 'link.confirm.mark_paid',
    fields: [field('reason.manual_paid', 'Готівка в шоурумі', 'errors.reason_required')],
  },
  {
    form: 'one’s own password',
    at: '/admin/me',
    saves: 'me.savePassword',
    fields: [
      field('me.presentPassword', 'twelve letters', 'errors.password_required'),
      field('password.new', 'a rather different one', 'errors.password_required'),
    ],
  },
  {
    form: 'the second factor',
    at: '/admin/me',
    opens: ['secondFactor.setUp'],
    saves: 'secondFactor.begin',
    fields: [field('secondFactor.password', 'twelve letters', 'errors.password_required')],
    hasMore: true,
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
    form: 'the sign-in',
    at: '/admin/login',
    role: 'guest',
    saves: 'signIn.enter',
    fields: [
      field('signIn.login', 'olha', 'errors.login_required'),
      field('signIn.password', 'twelve letters', 'errors.password_required'),
    ],
  },
  {
    form: 'the second step of the sign-in',
    at: '/admin/login',
    role: 'guest',
    opens: [
      { into: 'signIn.login', typed: 'olha' },
      { into: 'signIn.password', typed: 'twelve letters' },
      'signIn.enter',
    ],
    leads: { '/api/admin/login': { ticket: 'a ticket' } },
    saves: 'signIn.enter',
    fields: [field('signIn.code', '123456', 'errors.code_required')],
  },
  {
    form: 'the first password, by the link of an invitation',
    at: `/admin/invitation/${'k'.repeat(43)}`,
    role: 'guest',
    leads: { '/api/admin/invitation/check': { status: true, login: 'olha' } },
    saves: 'invitation.save',
    fields: [field('password.new', 'a rather different one', 'errors.password_required')],
  },
  {
    form: 'the question who it is, over a page',
    at: '/admin/other/staff?person=new',
    opens: [{ into: 'people.fields.email', typed: 'daryna@levada.example' }, 'people.sendInvitation'],
    leads: { '/api/admin/staff': new ShopError('reauthentication_required', { second_factor: true }) },
    saves: 'stepUp.confirm',
    fields: [
      field('secondFactor.password', 'twelve letters', 'errors.password_required'),
      field('signIn.code', '123456', 'errors.code_required'),
    ],
    hasMore: true,
  },
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
  ofOrder('cancel', { form: 'a cancel', fields: reason('cancel') }),
  ofOrder('return_refuse', { form: 'a refusal of a return', fields: reason('return_refuse') }),
  ofOrder('manual_unpaid', { form: 'a mark that an order is not paid', fields: reason('manual_unpaid') }),
  ofOrder('manual_paid', {
    form: 'a mark that an order is paid',
    saves: /^(Позначити оплаченим|Mark as paid): .*4/,
    fields: reason('manual_paid', 'errors.source_required'),
  }),
  ofOrder('ship', {
    form: 'a parcel',
    fields: [field('step.tracking', '20450000000001', 'errors.tracking_required')],
  }),
  ofOrder('receive', { form: 'stock that came', fields: [field('step.howMany', '2')] }),
  ofOrder('refund', {
    form: 'a refund of all that is left',
    saves: /^(Повернути|Refund) .*4/,
    fields: reason('refund', 'errors.comment_required'),
  }),
  ofOrder('refund', {
    form: 'a refund of a sum',
    opens: ['actions.refund', 'refund.sum'],
    saves: /^(Повернути кошти|Give the money back|(Повернути|Refund) .*500.*)$/,
    fields: [field('refund.amount', '500'), ...reason('refund', 'errors.comment_required')],
  }),
  ofOrder('refund_request', {
    form: 'a request for a refund',
    role: 'manager',
    saves: /^(Попросити повернути|Ask to refund) .*4/,
    fields: reason('refund_request'),
  }),
  ofOrder('refund_decline', { form: 'a refusal of a refund that was asked for', fields: reason('refund_decline') }),
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
