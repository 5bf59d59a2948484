const products = '/api/admin/products'
const article = `${products}/by-article/:article`
const bundles = '/api/admin/bundles'
const bundle = `${bundles}/by-article/:article`
const me = '/api/admin/me'
const orders = '/api/admin/orders/:number'

/** Calls without a control: their right is that of the other call, which has one. */
export const alongside: readonly (readonly [call: string, other: string, why: string])[] = [
  [`POST ${products}/changes/:id/undo`, `POST ${products}/bulk`, 'offered by the message after each change of goods'],
  [`POST ${products}/changes/:id/stop`, `POST ${products}/bulk`, 'offered beside the progress of a change of many'],
  ...[`PATCH ${article}`, `PUT ${products}/models/:model/sizes`, `PUT ${article}/model-params`].map(
    call => [call, `PUT ${products}/models/:model`, 'one button saves all parts of the page'] as const,
  ),
  [`PUT ${article}/stock`, `PUT ${products}/models/:model/sizes`, 'for programs: the screen sends it with the prices'],
  [`PUT ${products}/import/:id/answers`, `POST ${products}/import`, 'sent by the questions that a file leaves open'],
  ['PUT /api/admin/import-categories', `POST ${products}/import`, 'sent with the answers before a file is read again'],
  [`PUT ${me}/preferences`, `GET ${me}/preferences`, 'saves a filter of one’s own on the lists that one may read'],
  [`POST ${me}/second-factor/confirm`, `POST ${me}/second-factor/begin`, 'the second step of setting it up'],
  [`POST ${me}/step-up`, `POST ${me}/second-factor/begin`, 'asked for over the page by the calls that need it'],
  [
    'DELETE /api/admin/promo-codes/:code',
    'PUT /api/admin/promo-codes/:code',
    'the screen sends the terms with “active”',
  ],
  [`DELETE ${bundle}`, 'POST /api/admin/removing/archive', 'for programs: the screen asks where the address leads'],
  ...['/api/admin/removing', '/api/admin/promo-codes/removing'].map(
    calls => [`POST ${calls}/restore`, `POST ${calls}/archive`, 'offered by the message and in the archive'] as const,
  ),
  ['POST /api/orders/update-comment', `POST ${orders}/comments`, 'for programs: the screen writes into the thread'],
  ['POST /api/admin/orders/bulk/:id/undo', 'POST /api/admin/orders/bulk', 'offered with what became of the change'],
  [`POST ${orders}/refund-request`, `POST ${orders}/returns`, 'offered to those who may not refund themselves'],
  ...[
    `POST ${products}/by-article/:article/recommendations/by-article/:recommended`,
    `DELETE ${products}/by-article/:article/recommendations/by-article/:recommended`,
  ].map(call => [call, `PUT ${article}/recommendations`, 'the screen sends the whole list'] as const),
  ...[
    `POST ${bundle}/recommendations`,
    `DELETE ${bundle}/recommendations`,
    `PUT ${bundle}/title`,
    `PUT ${bundle}/model`,
    `PUT ${bundle}/model-params`,
    `POST ${bundles}/by-article/:bundle/products/by-article/:product`,
    `DELETE ${bundles}/by-article/:bundle/products/by-article/:product`,
  ].map(call => [call, `PUT ${bundle}`, 'the screen sends the whole bundle'] as const),
  ...['POST /api/sizes/short-sizes/change', 'POST /api/sizes/heights/change'].map(
    call => [call, 'PUT /api/admin/sizes/:name', 'for programs: the screen sends row by row'] as const,
  ),
]
