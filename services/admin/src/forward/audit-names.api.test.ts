import { onlyReads } from '@shop/contracts/endpoint'
import { type Input, sampleInput } from '@shop/testing/sample'
import { callOf, forwardedCall, forwardedCalls, sendCall } from '../../test/forwarded-calls.ts'
import { startApi } from '../../test/start-api.ts'

/** What the log calls each change of another service, written apart from the contracts: a change of one has to be made in the other too. */
const names: Readonly<Record<string, string>> = {
  'POST /api/admin/customers/:id/contacts': 'customer_open',
  'POST /api/admin/customers/:id/notes': 'customer_note',
  'POST /api/admin/customers/:id/anonymise': 'customer_anonymise',
  'PUT /api/admin/customers/:id/birth-date': 'customer_birth_date',
  'DELETE /api/admin/customers/:id/notes/:note': 'customer_note_remove',
  'POST /api/admin/customers/exports': 'customer_export',
  'PUT /api/admin/customers/:id/tags': 'customer_tags',
  'PUT /api/admin/customers/:id/level': 'customer_level',
  'DELETE /api/admin/customers/:id/level': 'customer_level_end',
  'POST /api/admin/customers/:id/joined': 'customer_join',
  'DELETE /api/admin/customers/:id/joined/:card': 'customer_join_undo',
  'POST /api/admin/integration-1c/send-orders': 'order_bulk_send_to_1c',
  'POST /api/admin/orders/bulk/:id/undo': 'order_bulk_undo',
  'POST /api/admin/orders': 'order_make',
  'POST /api/admin/orders/exports': 'order_export',
  'POST /api/admin/newsletter/exports': 'customer_newsletter_export',
  'POST /api/admin/customer-notes/exports': 'customer_notes_export',
  'POST /api/admin/promo-codes/exports': 'promo_code_export',
  'POST /api/admin/third-party-orders/exports': 'third_party_order_export',
  'POST /api/admin/integration-1c/queue/exports': 'order_queue_export',
  'POST /api/admin/integration-1c/exchanges/exports': 'order_exchange_log_export',
  'POST /api/admin/integration-1c/goods/exchanges/exports': 'product_exchange_log_export',
  'POST /api/admin/bundles/exports': 'bundle_export',
  'POST /api/admin/categories/exports': 'category_export',
  'POST /api/admin/collections/exports': 'collection_export',
  'POST /api/admin/colors/exports': 'color_export',
  'POST /api/admin/sizes/exports': 'size_export',
  'POST /api/admin/heights/exports': 'height_export',
  'POST /api/admin/shop-location/exports': 'shop_export',
  'POST /api/admin/images/exports': 'pictures_export',
  'POST /api/admin/products/import/exports': 'import_export',
  'POST /api/admin/products/import/products/exports': 'import_products_export',
  'POST /api/admin/redirects/exports': 'redirect_export',
  'POST /api/admin/orders/:number/accept-discount': 'order_accept_discount',
  'POST /api/admin/orders/:number/cancel': 'order_cancel',
  'POST /api/admin/orders/:number/change': 'order_change',
  'POST /api/admin/orders/:number/change-request/accept': 'order_change_accept',
  'POST /api/admin/orders/:number/change-request/refuse': 'order_change_refuse',
  'POST /api/admin/orders/:number/change/drop': 'order_change_drop',
  'POST /api/admin/orders/:number/exchange': 'order_exchange',
  'POST /api/admin/orders/:number/tracking': 'order_correct_tracking',
  'POST /api/admin/orders/:number/refund-request/decline': 'order_refund_decline',
  'POST /api/admin/orders/:number/comments': 'order_comment_add',
  'POST /api/admin/orders/:number/delivered': 'order_delivered',
  'POST /api/admin/orders/:number/ready': 'order_ready',
  'POST /api/admin/orders/:number/receive': 'order_receive',
  'POST /api/admin/orders/:number/refund': 'order_refund',
  'POST /api/admin/orders/:number/refund-request': 'order_refund_request',
  'POST /api/admin/orders/:number/restocked': 'order_restocked',
  'POST /api/admin/orders/:number/ship': 'order_ship',
  'POST /api/admin/orders/:number/take': 'order_take',
  'POST /api/orders/update-comment': 'order_comment',
  'POST /api/admin/home/discard': 'home_draft_discard',
  'POST /api/admin/home/publish': 'home_publish',
  'POST /api/home/set-blocks-data': 'home_draft_change',
  'POST /api/home/set-header-color': 'home_draft_change',
  'POST /api/home/set-slider-collection': 'home_draft_change',
  'PUT /api/admin/integration-1c/settings': 'settings_change',
  'POST /api/admin/integration-1c/send-order': 'order_send_to_1c',
  'POST /api/admin/statistics/sales/exports': 'order_sales_export',
  'POST /api/admin/statistics/sew-again/exports': 'order_sew_again_export',
  'POST /api/admin/payments/ask': 'payment_ask',
  'POST /api/admin/payments/check': 'payment_check',
  'POST /api/admin/payments/close': 'payment_close',
  'POST /api/admin/payments/check/exports': 'payment_difference_export',
  'POST /api/admin/payments/match': 'payment_match',
  'POST /api/admin/payments/orders/exports': 'payment_issue_export',
  'POST /api/admin/payments/unmatched/exports': 'payment_unmatched_export',
  'POST /api/admin/payments/settle': 'payment_settle',
  'PUT /api/admin/products/models/:model': 'product_model_change',
  'POST /api/images/change': 'pictures_change',
  'POST /api/images/upload': 'pictures_upload',
  'POST /api/admin/bundles/by-article/:bundle/products/by-article/:product': 'bundle_add_product',
  'PUT /api/admin/bundles/by-article/:article/is_new': 'bundle_is_new',
  'PUT /api/admin/bundles/by-article/:article/model': 'bundle_model',
  'PUT /api/admin/bundles/by-article/:article/title': 'bundle_title',
  'PUT /api/admin/bundles/by-article/:article': 'bundle_change',
  'DELETE /api/admin/bundles/by-article/:article': 'bundle_archive',
  'POST /api/admin/bundles': 'bundle_enter',
  'DELETE /api/admin/bundles/by-article/:bundle/products/by-article/:product': 'bundle_remove_product',
  'POST /api/admin/bundles/by-article/:article/recommendations': 'bundle_recommend',
  'PUT /api/admin/bundles/by-article/:article/model-params': 'bundle_model_params',
  'DELETE /api/admin/bundles/by-article/:article/recommendations': 'bundle_unrecommend',
  'POST /api/admin/products/by-article/:article/recommendations/by-article/:recommended': 'product_recommend',
  'PUT /api/admin/products/by-article/:article/model-params': 'product_model_params',
  'PUT /api/admin/products/by-article/:article/recommendations': 'product_recommendations',
  'DELETE /api/admin/products/by-article/:article/recommendations/by-article/:recommended': 'product_unrecommend',
  'PATCH /api/admin/products/by-article/:article': 'product_change',
  'POST /api/admin/products/changes/:id/undo': 'product_undo',
  'POST /api/admin/products/changes/:id/stop': 'product_stop',
  'POST /api/admin/products': 'product_add',
  'PUT /api/admin/products/models/:model/sizes': 'product_sizes',
  'POST /api/admin/products/bulk': 'product_bulk',
  'PUT /api/admin/products/import/:id/answers': 'import_answers',
  'POST /api/admin/products/import/:id/apply': 'import_apply',
  'POST /api/admin/products/import/:id/cancel': 'import_cancel',
  'POST /api/admin/products/import': 'import_apply',
  'POST /api/admin/products/import/:id/pictures': 'import_pictures',
  'PUT /api/admin/import-categories': 'import_categories',
  'PUT /api/admin/integration-1c/goods': 'import_mapping',
  'PUT /api/admin/products/by-article/:article/stock': 'stock_change',
  'PUT /api/admin/promo-codes/:code': 'promo_code_change',
  'POST /api/admin/promo-codes': 'promo_code_enter',
  'DELETE /api/admin/promo-codes/:code': 'promo_code_switch_off',
  'PUT /api/admin/categories/:name': 'category_change',
  'POST /api/admin/categories': 'category_add',
  'POST /api/admin/categories/order': 'category_order',
  'POST /api/sizes/heights/change': 'height_change',
  'POST /api/sizes/short-sizes/change': 'size_change',
  'POST /api/admin/collections': 'collection_add',
  'PUT /api/admin/collections/:name': 'collection_change',
  'POST /api/admin/collections/order': 'collection_order',
  'POST /api/admin/colors': 'color_add',
  'PUT /api/admin/colors/:name': 'color_change',
  'POST /api/admin/colors/order': 'color_order',
  'POST /api/admin/sizes': 'size_add',
  'PUT /api/admin/sizes/:name': 'size_change',
  'POST /api/admin/sizes/order': 'size_order',
  'POST /api/admin/heights': 'height_add',
  'PUT /api/admin/heights/:name': 'height_change',
  'POST /api/admin/heights/order': 'height_order',
  'PUT /api/admin/shop-details': 'settings_details',
  'PUT /api/admin/texts/:page': 'text_change',
  'POST /api/admin/texts/:page/restore': 'text_restore',
  'POST /api/admin/redirects': 'redirect_add',
  'DELETE /api/admin/redirects': 'redirect_remove',
  'POST /api/rates/set-currency': 'rate_change',
  'POST /api/rates/set-post-office-delivery': 'delivery_change',
  'PUT /api/admin/settings': 'settings_change',
  'POST /api/admin/third-party-orders': 'third_party_order_enter',
}

const text = { uk: 'Київ', en: 'Kyiv' }
const shop = { city: text, address: text, phone: '+380440000101', hours: Array(7).fill(null) }
/** Changes whose name depends on what is asked. */
const namesByInput: readonly (readonly [call: string, change: Partial<Input>, name: string])[] = [
  ['POST /api/admin/orders/bulk', { body: { action: 'take' } }, 'order_bulk_take'],
  ['POST /api/admin/orders/:number/returns', { body: { step: 'refuse', reason: 'Носили' } }, 'order_return_refuse'],
  [
    'POST /api/admin/orders/:number/messages',
    { body: { channel: 'sms', template: 'free', text: 'Зателефонуйте нам' } },
    'order_message_sms',
  ],
  ['PUT /api/admin/orders/:number/comments/:id', { body: { is_done: true } }, 'order_comment_done'],
  ['PUT /api/admin/orders/:number/comments/:id', { body: { is_done: false } }, 'order_comment_reopen'],
  ['POST /api/orders/update-payment', { query: { is_paid: '1' } }, 'order_manual_paid'],
  ['POST /api/orders/update-payment', { query: { is_paid: '0' } }, 'order_manual_unpaid'],
  ['POST /api/admin/home/versions/:id/restore', { body: { publish: true } }, 'home_publish'],
  ['POST /api/admin/home/versions/:id/restore', { body: { publish: false } }, 'home_draft_restore'],
  ['PUT /api/admin/bundles/by-article/:article/is-show', { body: { is_shown: true } }, 'bundle_show'],
  ['PUT /api/admin/bundles/by-article/:article/is-show', { body: { is_shown: false } }, 'bundle_hide'],
  ['PUT /api/admin/products/by-article/:article/is-show', { body: { is_show: true } }, 'product_show'],
  ['PUT /api/admin/products/by-article/:article/is-show', { body: { is_show: false } }, 'product_hide'],
  ['POST /api/shop-location/change-info', { body: { action: 'save', id: null, revision: 0, shop } }, 'shop_save'],
  ['PUT /api/admin/third-party-orders/:number', { body: { do: 'mark_paid' } }, 'third_party_order_mark_paid'],
  ['PUT /api/admin/third-party-orders/:number', { body: { do: 'end' } }, 'third_party_order_end'],
  ['POST /api/admin/removing/archive', { body: { kind: 'picture' } }, 'pictures_archive'],
  ['POST /api/admin/promo-codes/removing/archive', { body: { kind: 'promo_code' } }, 'promo_code_archive'],
  ['POST /api/admin/promo-codes/removing/restore', { body: { kind: 'promo_code' } }, 'promo_code_restore'],
  ['POST /api/admin/promo-codes/removing/delete', { body: { kind: 'promo_code' } }, 'promo_code_delete'],
  ['POST /api/admin/removing/archive', { body: { kind: 'article' } }, 'product_archive'],
  ['POST /api/admin/removing/archive', { body: { kind: 'garment' } }, 'product_archive'],
  ['POST /api/admin/removing/archive', { body: { kind: 'model' } }, 'product_archive'],
  ['POST /api/admin/removing/restore', { body: { kind: 'model' } }, 'product_restore'],
  ['POST /api/admin/removing/delete', { body: { kind: 'model' } }, 'product_delete'],
  ['POST /api/admin/removing/archive', { body: { kind: 'category' } }, 'category_archive'],
  ['POST /api/admin/removing/restore', { body: { kind: 'bundle' } }, 'bundle_restore'],
]
const key = '6f1b6f0e-3f52-4d0c-8a51-0d2f3a4b5c6d'

test('every forwarded change has its name here', () => {
  const declared = forwardedCalls.filter(endpoint => !onlyReads(endpoint)).map(callOf)
  const namedCalls = new Set([...Object.keys(names), ...namesByInput.map(([call]) => call)])
  expect(declared.toSorted()).toEqual([...namedCalls].toSorted())
})

let api: Awaited<ReturnType<typeof startApi>>
let owner: Awaited<ReturnType<typeof api.openConfirmed>>
const begun: unknown[] = []
const entries = () => api.db.collection('audit').find().toArray()

beforeAll(async () => {
  const noteBegun = async () => void begun.push(...(await entries()))
  const changes = forwardedCalls.filter(endpoint => !onlyReads(endpoint))
  api = await startApi({}, Object.fromEntries(changes.map(endpoint => [callOf(endpoint), noteBegun])))
  owner = await api.openConfirmed('owner')
})

const rows = [...Object.entries(names).map(([call, name]) => [call, {}, name] as const), ...namesByInput]

test.each<(typeof namesByInput)[number]>(rows)(
  '%s with %j stands in the log before its owner is asked and once it is done, as %s',
  async (call, change, name) => {
    await api.db.collection('audit').deleteMany({})
    for (const list of [api.asked, begun]) list.length = 0
    const endpoint = forwardedCall(call)
    const valid = sampleInput(endpoint)
    const input = { ...valid, query: { ...valid.query, ...change.query }, body: { ...valid.body, ...change.body } }

    const { status, headers } = await sendCall(owner, endpoint, input, key)

    expect(status).toBe(endpoint.success ?? 200)
    expect(api.asked).toMatchObject([{ owner: endpoint.owner, call, who: 'owner-of-test' }])
    const entry = { action: name, who: 'owner-of-test', request_id: headers.get('x-request-id') }
    expect(begun).toMatchObject([{ ...entry, outcome: 'unknown' }])
    const [done, ...more] = await entries()
    expect([done, more]).toMatchObject([{ ...entry, subject: 'of the owner' }, []])
    expect(done).not.toHaveProperty('outcome')
  },
)
