/**
 * What the values of each logged field are, by its name or, where another field is called the same, by `parent.name`. A field of the audited
 * calls that stands in neither table fails a test: nothing that the log keeps is shown in codes.
 */
// biome-ignore format: a table, a kind a line or two
const fieldsOfKind = {
  // Names in dictionaries; `dictionaryName` is of the kind that the field beside it says.
  category: ['category', 'move_to', 'parent_category', 'only_categories'],
  collection: ['collection', 'default_collection', 'only_collections'],
  color: ['color', 'default_color'],
  height: ['height'],
  dictionaryName: ['values.name'],
  picture: ['image', 'image_mobile', 'image_second', 'map_image', 'images.name', 'pictures.name', 'pictures', 'picture.image'],
  part: ['part', 'parts', 'service'],
  /** Names of fields. */
  field: ['overwrite'],

  visibility: ['is_shown', 'is_show', 'shown'],
  yesNo: [
    'restock', 'handed_over', 'ask_difference', 'active', 'archived', 'is_new', 'compose', 'is_current', 'is_there', 'is_off', 'is_on', 'is_removed', 'is_done', 'is_paid', 'paid', 'preorder', 'publish', 'keep_old', 'own', 'typed', 'in_title',
    'delivery', 'newsletter', 'birthday', 'bought', 'queues_paid', 'np_live_price', 'shop_pays_exchange', 'payments_enabled', 'first_steps_hidden', 'second_factor_required',
    'is_header_white', 'is_header_white_mobile', 'order_paid', 'return_asked', 'low_stock', 'exchange_failed',
  ],

  /** Of no name that anybody knows. */
  id: ['import', 'customer_id', 'card', 'account', 'payment_id', 'quote_hash'],

  // Decimals. An amount is in the currency that stands beside it.
  hryvnias: ['uah', 'old_uah', 'price_uah', 'min_goods_uah', 'sum_from', 'sum_to', 'post', 'courier', 'self', 'free_from_uah'],
  euros: ['eur', 'old_eur', 'price_eur'],
  amount: ['amount', 'price', 'price_without_discount', 'refunded_so_far', 'refunded'],
  /** Of an order in minor units with its currency beside it; else how many. */
  total: ['total'],
  percent: ['percent', 'bundle_discount_percent', 'discount_percent', 'share', 'level', 'x', 'y'],
  number: [
    'rate', 'count', 'weight_kg', 'weight_to_kg', 'default_weight_kg', 'preorder_limit', 'stock', 'stock_by', 'by', 'value', 'usage_limit', 'per_customer_limit',
    'chest', 'waist', 'hips', 'volumetric', 'height_cm', 'chest_cm', 'waist_cm', 'hips_cm', 'width', 'days_min', 'days_max', 'used', 'held', 'moved', 'changed', 'left',
    'refused', 'done', 'restored', 'loads', 'failures', 'promote_after_minutes', 'watch_seconds', 'hours',
  ],
  // Days of Kyiv, and moments.
  day: ['day', 'start_sale_date', 'preorder_on', 'published_on', 'birth_date', 'valid_from', 'valid_until', 'filter.from', 'filter.to', 'filter.until'],
  moment: ['promoteAt', 'until'],

  /** Only hold fields of their own. */
  group: [
    'lines', 'added', 'blocks', 'categories', 'change', 'changes', 'difference', 'discount', 'filter', 'focus', 'gift', 'height_measurements', 'images', 'measurements', 'model_params', 'rows',
    'sections', 'seller', 'removed', 'sender', 'services', 'slider', 'social', 'swaps', 'swaps.to', 'which', 'zones',
  ],
  /** Typed by people, or called alike by everybody: texts, articles, sizes, logins, addresses. */
  text: [
    'comment', 'reason', 'note', 'text', 'title', 'names', 'leads_to', 'description', 'composition', 'care', 'link', 'alt', 'alt_mobile', 'lead', 'metaTitle', 'heading', 'paragraphs', 'list',
    'payments_text', 'confirmation', 'discount_reason', 'why', 'told', 'means_note', 'name', 'last_name', 'city', 'address', 'country', 'area', 'phone', 'email', 'login', 'person', 'assignee',
    'facebook', 'instagram', 'telegram', 'tiktok', 'label', 'word', 'search', 'file_name', 'options', 'short_name', 'short_sizes', 'heights', 'hex', 'slug', 'zone', 'services.name',
    'article', 'articles', 'size', 'sizes', 'values.size', 'wears_size', 'model', 'bundle', 'products', 'recommendations', 'copy_of', 'numbers', 'code', 'barcode', 'own_code', 'tracking', 'former',
    'customer', 'answer', 'event', 'who', 'version', 'commit', 'unproved', 'screen', 'saved_filters', 'from', 'to', 'hours.from', 'hours.to',
    'post_office', 'courier_delivery', 'self_delivery', 'postal_code', 'picture', 'groups', 'price_types', 'values', 'values.value', 'makes', 'makes.name', 'tags', 'fields', 'fields.value',
    'zones.service', 'rows.service', 'delivery.service', 'body',
  ],
} as const

/** Where the screens keep the words of a state or a choice, by the field that holds it. */
// biome-ignore format: a table, a field a line
const placesOfWords: Readonly<Record<string, string>> = {
  order_status: 'states',
  payment_status: 'payments',
  status: 'link.states',
  state: 'refund.states',
  accounting: 'accounting.states',
  role: 'roles',
  locale: 'audit.values',
  language: 'audit.values',
  currency: 'audit.currencies',
  eur_mode: 'settings.eurModes',
  method: 'delivery.methods',
  means: 'means',
  promo: 'audit.promoChoices',
  template: 'message.templates',
  paid_in_shop: 'means',
  pay: 'audit.pays',
  discount_kind: 'audit.discounts',
  cause: 'desk.causes',
  fate: 'import.kinds',
  outcome: 'desk.outcomes',
  issue: 'desk.caption',
  delivery_method_option: 'delivery.methods',
  shot: 'pictures.shots',
  pattern: 'dict.patterns',
  special: 'audit.specials',
  listing: 'categories.listing',
  selection: 'homeEditor.selections',
  layout: 'homeEditor.layouts',
  text_area: 'audit.areas',
  'blocks.kind': 'audit.blockKinds',
  'values.kind': 'audit.valueKinds',
  'makes.kind': 'audit.valueKinds',
  kind: 'promo.kinds',
  card_kind: 'customers.kindFilter',
  ordered: 'customers.orderedFilter',
  notification: 'notifications.kinds',
  do: 'bulk',
  how: 'bulk.hows',
  round_to: 'bulk.roundings',
  missing: 'products.lack',
  'filter.filter': 'bundles.filters',
  'filter.state': 'outbox.states',
  'filter.kind': 'outbox.kinds',
  'filter.stock': 'products.stockState',
  'filter.delivery': 'orders.deliveryFilter',
  tab: 'orders.tab',
  needs: 'orders.needsFilter',
  use: 'goodsExchange.uses',
  proofs: 'releases.proofs',
  changed_parts: 'change.fields',
}

export type ValueKind = keyof typeof fieldsOfKind
/** Of a choice: `place` is where the locales keep its words. */
type FieldValues = { kind: ValueKind } | { kind: 'words'; place: string }

const kindByField = new Map<string, ValueKind>(
  Object.entries(fieldsOfKind).flatMap(([kind, fields]) => fields.map(field => [field, kind as ValueKind] as const)),
)

/** What the values of a field are; null where no table names it. */
export function valuesOf(parent: string, name: string): FieldValues | null {
  for (const field of [`${parent}.${name}`, name]) {
    const place = placesOfWords[field]
    if (place) return { kind: 'words', place }
    const kind = kindByField.get(field)
    if (kind) return { kind }
  }
  return null
}
