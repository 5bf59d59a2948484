import { type RefusedField, refusedFields, times } from '../../test/forwarded-calls.ts'

const line = { article: 'A-1', size: 'S', count: 1 }

/** What the office sends about orders and money, and the contract refuses before the owner is asked. */
const refused: Readonly<Record<string, readonly RefusedField[]>> = {
  'POST /api/admin/orders/:number/ship': [
    ['tracking', '', 'tracking_required'],
    ['tracking', '!!!', 'tracking_invalid'],
  ],
  'POST /api/admin/orders/:number/cancel': [['reason', ' ', 'reason_required']],
  'POST /api/admin/orders/:number/returns': [
    ['', { step: 'accept', lines: [line] }, { 'lines.0.restock': 'required' }],
  ],
  'POST /api/admin/orders/:number/refund': [['refunded_so_far', undefined, 'invalid']],
  'POST /api/admin/integration-1c/send-order': [['order', 'all of them', 'invalid']],
  'PUT /api/admin/third-party-orders/:number': [['reason', ' ', 'reason_required']],
  'GET /api/orders/get-like-payment-id': [
    ['limit', '0', 'invalid'],
    ['limit', '101', 'invalid'],
    ['page', 'x', 'invalid'],
    ['filters[isPaid]', 'yes', 'invalid'],
    ['filters[needs]', 'love', 'invalid'],
    ['filters[tab]', 'love', 'invalid'],
    ['filters[delivery]', 'pigeon', 'invalid'],
    ['filters[preorder]', 'yes', 'invalid'],
    ['filters[sumFrom]', '-1', 'invalid'],
    ['filters[sumTo]', '10.5', 'whole_hryvnias'],
    ['filters[from]', '2026-02-31', 'invalid'],
    ['filters[until]', 'yesterday', 'invalid'],
    ['search', 'x'.repeat(101), 'too_long'],
  ],
  'POST /api/admin/promo-codes': [
    ['code', '', 'code_required'],
    ['code', 'ЗИМА', 'code_invalid'],
    ['gift', { kind: 'percent', percent: 91 }, { 'gift.percent': 'percent_invalid' }],
    ['gift', { kind: 'gold' }, { 'gift.kind': 'invalid' }],
    ['valid_until', '21.11.2026', 'day_invalid'],
    ['usage_limit', 0, 'count_invalid'],
  ],
  'POST /api/rates/set-currency': [
    ['rate', 0.99, 'rate_invalid'],
    ['rate', 1000, 'rate_invalid'],
    ['rate', 45.123, 'two_decimals'],
    ['rate', '45', 'rate_invalid'],
    ['rate', null, 'rate_invalid'],
    ['revision', -1, 'invalid'],
    ['currency', 'USD', 'invalid'],
  ],
  'GET /api/admin/rates/nbu': [['date', '20.11.2026', 'invalid']],
  'PUT /api/admin/settings': [
    ['payments_enabled', 'no', 'invalid'],
    ['payments_text.uk', 'x'.repeat(501), 'too_long'],
    ['payments_text.en', '', 'text_required'],
    ['payments_text', null, 'required'],
    ['eur_mode', 'charge_usd', 'invalid'],
    ['revision', 'new', 'invalid'],
  ],
  'POST /api/rates/set-post-office-delivery': [
    ['rows.0.weight_to_kg', 0, 'weight_invalid'],
    ['rows.0.weight_to_kg', 0.0005, 'weight_invalid'],
    ['rows.0.price_uah', 80.5, 'whole_hryvnias'],
    ['rows.0.price_uah', null, 'sum_invalid'],
    ['rows.0.price_uah', -1, 'sum_invalid'],
    ['rows.0.price_eur', 1.234, 'two_decimals'],
    ['rows.0.zone', 'європа', 'zone_invalid'],
    ['rows.0.method', 'pigeon', 'invalid'],
    ['zones.0.country', 'POL', 'invalid'],
    ['free_from_uah.post', 10.5, 'whole_hryvnias'],
    ['default_weight_kg', 1001, 'weight_invalid'],
    ['np_live_price', 1, 'invalid'],
    ['shop_pays_exchange', 1, 'invalid'],
    ['rows', times(501), 'too_many'],
  ],
  'GET /api/admin/statistics/month': [
    ['month', '13', 'month_invalid'],
    ['year', 'soon', 'year_invalid'],
    ['year', '1999', 'year_invalid'],
  ],
  'GET /api/admin/statistics/sales': [
    ['category', undefined, { article: 'one_subject' }],
    ['article', 'DR-1042-BUR-L', 'one_subject'],
    ['from', '2026-11-31', { from: 'day_invalid', to: 'period_ends_before' }],
    ['to', '2026-09-01', 'period_ends_before'],
    ['from', '2024-01-01', { to: 'period_too_long' }],
    ['category', 'Dresses', 'invalid'],
    ['to', undefined, 'required'],
  ],
  'GET /api/sales/all': [['year', '0', 'year_invalid']],
  'GET /api/sales/get-by-order': [['order', '26', 'invalid']],
}

test.each(Object.entries(refused).flatMap(([call, fields]) => fields.map(([...row]) => [call, ...row] as const)))(
  '%s refuses %s: %j, and says so at the field',
  (call, field, value, why) => {
    const fields = typeof why === 'string' ? { [field.replace(/^[:?]/, '')]: why } : why
    expect(refusedFields(call, field, value)).toEqual(fields)
  },
)
