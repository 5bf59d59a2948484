import { type RefusedField, refusedFields, times } from '../../test/forwarded-calls.ts'

const text = { uk: 'Київ', en: 'Kyiv' }
const daysOff = Array(6).fill(null)
const shop = { city: text, address: text, phone: '+380440000101', hours: [null, ...daysOff] }
const shopWith = (change: object) => ({ action: 'save', id: 'kyiv', revision: 0, shop: { ...shop, ...change } })

/** What the office sends about goods and pages, and the contract refuses before the owner is asked. */
const refused: Readonly<Record<string, readonly RefusedField[]>> = {
  'GET /api/admin/products': [
    ['limit', '101', 'invalid'],
    ['page', '0', 'invalid'],
    ['shown', 'yes', 'invalid'],
    ['missing', 'soul', 'invalid'],
    ['search[article]', 'x'.repeat(101), 'too_long'],
  ],
  'POST /api/admin/products': [['articles.0.stock.0.count', 0, 'invalid']],
  'PUT /api/admin/products/models/:model': [
    ['title.uk', 'Сукня\nще', 'invalid'],
    ['category', 'Dresses!', 'invalid'],
    ['measurements.0.chest', 5, 'invalid'],
    ['height_measurements.0.measurements.0.hips', 'wide', 'invalid'],
    ['revisions', [], 'required'],
    ['revisions.0.revision', -1, 'invalid'],
    ['overwrite', ['sizes'], { 'overwrite.0': 'invalid' }],
  ],
  'POST /api/admin/products/bulk': [
    ['which', { by: 'articles', articles: [] }, { 'which.articles': 'required' }],
    ['which', { by: 'filter', filter: {} }, { 'which.count': 'invalid' }],
    ['which', { by: 'filter', filter: {}, count: 10001 }, { 'which.count': 'list_too_long' }],
    ['change', { do: 'price', how: 'percent', value: 0, keep_old: true }, { 'change.value': 'bulk_percent' }],
    ['change', { do: 'price', how: 'percent', value: -91, keep_old: true }, { 'change.value': 'bulk_percent' }],
    ['change', { do: 'price', how: 'set', value: 99.5, keep_old: true }, { 'change.value': 'whole_hryvnias' }],
    ['change', { do: 'burn' }, { 'change.do': 'invalid' }],
  ],
  'PUT /api/admin/products/by-article/:article/model-params': [
    ['model_params.waist_cm', 200, 'cm_invalid'],
    ['model_params.hips_cm', 90.5, 'cm_invalid'],
    ['model_params.wears_size', '<b>', 'invalid'],
  ],
  'PUT /api/admin/products/models/:model/sizes': [
    ['articles.0.sizes.0.uah', -5, 'not_positive'],
    ['articles.0.sizes.0.uah', 0, 'price_required'],
    ['articles.0.sizes.0.uah', 10.5, 'whole_hryvnias'],
    ['articles.0.sizes.0.uah', 'дорого', 'not_a_number'],
    ['articles.0.sizes.0.uah', 1000001, 'too_big'],
    ['articles.0.sizes.0.eur', -1, 'not_positive'],
    ['articles.0.sizes.0.eur', 1.999, 'two_decimals'],
    ['articles.0.sizes.0.old_uah', -5, 'not_positive'],
    ['articles.0.sizes.0.weight_kg', 0, 'weight'],
    ['articles.0.sizes.0.preorder_limit', -1, 'negative'],
    ['articles.0.sizes.0.preorder_limit', 1.5, 'whole_items'],
    ['articles.0.sizes.0.stock_by', 0.5, 'whole_items'],
    ['reason', '', 'reason_required'],
  ],
  'PUT /api/admin/products/by-article/:article/stock': [
    ['changes', [], 'required'],
    ['changes.0.by', 0, 'required'],
    ['changes.0.by', 1.5, 'invalid'],
    ['changes.0.by', -100001, 'invalid'],
    ['reason', ' ', 'reason_required'],
  ],
  'GET /api/admin/products/by-article/:article/demand': [[':article', 'a$b', 'invalid']],
  'POST /api/home/set-slider-collection': [
    ['slider.0.link', 'javascript:alert(1)', 'link_unsafe'],
    ['slider.0.link', 'data:text/html,x', 'link_unsafe'],
    ['slider.0.link', '//evil.example', 'link_unsafe'],
    ['slider.0.link', '/\\evil.example', 'link_unsafe'],
    ['slider.0.link', 'http://evil.example', 'link_unsafe'],
    ['slider.0.image', '../../secret', 'invalid'],
    ['slider.0.title.en', undefined, 'required'],
    ['slider.0.text_area', 'middle', 'invalid'],
    ['slider', times(11), 'too_many'],
  ],
  'POST /api/home/set-blocks-data': [['blocks', times(21), 'too_many']],
  'PUT /api/admin/bundles/by-article/:article': [
    ['title.uk', '', 'required'],
    ['bundle_discount_percent', 51, 'bundle_percent_invalid'],
    ['bundle_discount_percent', 9.5, 'bundle_percent_invalid'],
    ['products', times(7), 'too_many_products'],
    ['products', ["A'||1"], { 'products.0': 'invalid' }],
    ['model', 'Перший', 'bundle_model_invalid'],
    ['model_params.height_cm', 17, 'cm_invalid'],
    ['recommendations', times(13), 'too_many_recommended'],
    ['revision', -1, 'invalid'],
  ],
  'GET /api/admin/bundles': [
    ['filter', 'gold', 'invalid'],
    ['sort', 'beauty', 'invalid'],
    ['dir', 'up', 'invalid'],
    ['limit', '101', 'invalid'],
  ],
  'GET /api/admin/bundles/composition': [
    ['products', 'drop table', 'invalid'],
    ['bundle_discount_percent', '90', 'invalid'],
  ],
  'GET /api/admin/bundles/by-article/:article': [[':article', 'bn', 'invalid']],
  'POST /api/admin/categories': [
    ['name', 'Сукні', 'slug_invalid'],
    ['title.uk', ' ', 'required'],
  ],
  'POST /api/admin/colors': [
    ['fields.hex', 'red', 'hex_invalid'],
    ['fields.pattern', 'paisley', 'invalid'],
  ],
  'POST /api/admin/sizes': [
    ['fields.body.chest', 8.8, 'measure_invalid'],
    ['fields.body.hips', 94.3, 'measure_invalid'],
  ],
  'POST /api/shop-location/change-info': [
    ['', shopWith({ phone: '123' }), { 'shop.phone': 'phone_invalid' }],
    ['', shopWith({ hours: [{ from: '19:00', to: '10:00' }, ...daysOff] }), { 'shop.hours.0.to': 'hours_order' }],
    [
      '',
      shopWith({ hours: [{ from: '9:00', to: '25:00' }, ...daysOff] }),
      { 'shop.hours.0.from': 'time_invalid', 'shop.hours.0.to': 'time_invalid' },
    ],
  ],
  'PUT /api/admin/texts/:page': [['text.uk.title', '', 'required']],
  'POST /api/admin/redirects': [['from', '', 'required']],
  'POST /api/admin/products/import': [
    ['?language', 'fr', 'invalid'],
    ['?rate', 'dear', 'invalid'],
    ['?dry_run', '2', 'invalid'],
  ],
  'GET /api/admin/products/export': [
    ['language', 'fr', 'invalid'],
    ['stock', 'full', 'invalid'],
    ['shown', '2', 'invalid'],
    ['category', 'A B', 'invalid'],
  ],
  'POST /api/images/change': [
    ['article', '../../x', 'invalid'],
    ['pictures_revision', -1, 'invalid'],
    ['images.0.name', '../../x.jpg', 'invalid'],
    ['images.0.shot', 'side', 'invalid'],
    ['images.0.alt.uk', 'x'.repeat(201), 'too_long'],
    ['images.0.focus.x', 101, 'invalid'],
    ['images', times(31), 'too_many'],
  ],
  'GET /api/admin/images': [['missing', 'soul', 'invalid']],
  'PATCH /api/admin/products/by-article/:article': [
    ['revision', -1, 'invalid'],
    ['category', 'Dresses!', 'invalid'],
    ['title.uk', 'Сукня\nще', 'invalid'],
    ['start_sale_date', '2026-02-31', 'invalid'],
    ['preorder_on', '2026-13-01', 'invalid'],
    ['sizes.0.price.uah', 99.5, 'whole_hryvnias'],
    ['sizes.0.price.eur', 10.005, 'two_decimals'],
    ['sizes.0.weight_kg', 50.5, 'weight'],
    ['sizes.0.preorder_limit', -1, 'negative'],
  ],
}

test.each(Object.entries(refused).flatMap(([call, fields]) => fields.map(([...row]) => [call, ...row] as const)))(
  '%s refuses %s: %j, and says so at the field',
  (call, field, value, why) => {
    const fields = typeof why === 'string' ? { [field.replace(/^[:?]/, '')]: why } : why
    expect(refusedFields(call, field, value)).toEqual(fields)
  },
)
