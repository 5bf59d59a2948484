/** Ends a tag, an attribute and a script, and runs twice where it is taken for markup; as long as the shortest titles may be. */
export const MARKUP = `"'></script><script>ran()</script><img src=x onerror=ran()>`
/** For ten signs. */
export const SHORT_MARKUP = `"'><q>x`

export type StaffCall = (method: string, path: string, json?: unknown) => Promise<{ status: number; body: unknown }>

export const article = 'DR-1042-BUR-R'
export const bundle = 'BN-9001-CAM'
export const staticPages = ['about-us', 'contacts', 'public-offer', 'delivery-and-payment'] as const
const admin = '/api/admin'

/** As staff with all rights: puts markup into every text that staff can write. Whatever refuses it, throws. */
export async function storeMarkup(send: StaffCall): Promise<void> {
  const read = async (path: string, ...parts: string[]) =>
    parts.reduce(partOf, (await sendAccepted(send, 'GET', path)).body as unknown)
  const write = (method: string, path: string, json: unknown) => sendAccepted(send, method, path, json)

  const product = withMarkup(await read(`${admin}/products/by-article/${article}`, 'product'))
  await write('PATCH', `${admin}/products/by-article/${article}`, product)
  const pictures = await read(`${admin}/images/${article}`, 'product')
  const images = listOf(withMarkup(partOf(pictures, 'images'))).map(picture => ({ focus: null, ...recordOf(picture) }))
  const { pictures_revision } = recordOf(pictures)
  await write('POST', '/api/images/change', { article, images, pictures_revision })
  await write('PUT', `${admin}/products/by-article/${article}/stock`, {
    changes: [{ size: '38 (M)', by: 3 }],
    reason: MARKUP,
  })

  const look = recordOf(withMarkup(await read(`${admin}/bundles/by-article/${bundle}`, 'bundle')))
  await write('PUT', `${admin}/bundles/by-article/${bundle}`, {
    ...look,
    products: articlesOf(look.products),
    recommendations: articlesOf(look.recommendations),
  })

  for (const row of listOf(await read(`${admin}/categories`, 'categories')))
    await write('PUT', `${admin}/categories/${recordOf(row).name}`, withMarkup(row))
  for (const kind of ['collections', 'colors', 'sizes', 'heights'])
    for (const row of listOf(await read(`${admin}/${kind}`, 'rows')).map(recordOf))
      await write('PUT', `${admin}/${kind}/${encodeURIComponent(String(row.name))}`, withMarkup(row))
  for (const shop of listOf(await read(`${admin}/shop-location`, 'shops')).map(recordOf))
    await write('POST', '/api/shop-location/change-info', {
      action: 'save',
      id: shop.id,
      revision: shop.revision,
      shop: withMarkup(shop),
    })
  for (const page of staticPages) {
    const { revision, text } = recordOf(await read(`${admin}/texts/${page}`, 'page'))
    await write('PUT', `${admin}/texts/${page}`, { revision, text: withMarkupInPage(text) })
  }

  const { revision, slider, blocks } = recordOf(await read(`${admin}/home`, 'home', 'draft'))
  await write('POST', '/api/home/set-slider-collection', { revision, slider: withMarkup(slider) })
  await write('POST', '/api/home/set-blocks-data', { revision: Number(revision) + 1, blocks: withMarkup(blocks) })
  await write('POST', `${admin}/home/publish`, { revision: Number(revision) + 2 })

  const settings = recordOf(await read(`${admin}/settings`, 'settings'))
  await write('PUT', `${admin}/settings`, { ...settings, payments_text: { uk: MARKUP, en: MARKUP } })
  const gift = { kind: 'percent', percent: 5 }
  const open = { valid_from: null, valid_until: null, usage_limit: null, per_customer_limit: null, min_goods_uah: null }
  const terms = { ...open, only_categories: null, only_collections: null, active: true, note: MARKUP }
  await write('POST', `${admin}/promo-codes`, { code: 'MARKUP', gift, ...terms })
  const link = { amount: 1500, currency: 'UAH', hours: 48, note: MARKUP }
  await write('POST', `${admin}/third-party-orders`, link)
  await write('PUT', `${admin}/me/preferences`, {
    saved_filters: [{ name: MARKUP, screen: '/admin/orders', query: `search=${MARKUP}` }],
    revision: recordOf(await read(`${admin}/me/preferences`)).revision,
  })
}

/** A CSV with markup in its cells and in the name of a column: what is refused is shown in the report. */
export const markedCsv = [
  ['article', 'title_uk', 'title_en', 'category', MARKUP],
  [MARKUP, MARKUP, MARKUP, MARKUP, MARKUP],
  [article, MARKUP, MARKUP, MARKUP, MARKUP],
]
  .map(row => row.map(cell => `"${cell.replaceAll('"', '""')}"`).join(';'))
  .join('\n')

async function sendAccepted(send: StaffCall, method: string, path: string, json?: unknown) {
  const answer = await send(method, path, json)
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer
}

/** Puts markup in place of each text in two languages, and of a short name. */
const withMarkup = (value: unknown) =>
  replaceTexts(value, (text, key) => (key === 'short_name' ? SHORT_MARKUP : ['uk', 'en'].includes(key) ? MARKUP : text))

/** In a static page all is text but what sections are called in addresses, the names of pictures and the day of its version. */
const withMarkupInPage = (page: unknown) =>
  replaceTexts(page, (text, key) => (['id', 'version', 'image'].includes(key) ? text : MARKUP))

/** Items of a list go by the key of the list. */
function replaceTexts(value: unknown, replace: (text: string, key: string) => string, key = ''): unknown {
  if (typeof value === 'string') return replace(value, key)
  if (Array.isArray(value)) return value.map(item => replaceTexts(item, replace, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, replaceTexts(part, replace, name)]))
}

function recordOf(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new Error(`This is no object: ${JSON.stringify(value)}`)
  return { ...value }
}
const partOf = (value: unknown, name: string): unknown => recordOf(value)[name]
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const articlesOf = (products: unknown): unknown[] => listOf(products).map(product => recordOf(product).article)
