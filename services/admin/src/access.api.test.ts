import { startApi } from '../test/start-api.ts'

const api = startApi()
const callers = ['guest', 'owner', 'manager', 'content', 'accountant'] as const

// What each caller is answered, in the order of `callers`. 400 means: the access rule allows the call, which then lacks its fields.
const expected: Record<string, readonly number[]> = {
  'POST /api/admin/login': [400, 400, 400, 400, 400],
  'POST /api/admin/login/code': [400, 400, 400, 400, 400],
  'POST /api/admin/check-auth': [200, 200, 200, 200, 200],
  'GET /api/orders/get-like-payment-id': [401, 200, 200, 403, 200],
  'GET /api/orders/get-full-info': [401, 400, 400, 403, 400],
  'POST /api/admin/orders/:number/take': [401, 200, 200, 403, 403],
  'POST /api/admin/orders/:number/ship': [401, 400, 400, 403, 403],
  'POST /api/admin/orders/:number/ready': [401, 200, 200, 403, 403],
  'POST /api/admin/orders/:number/delivered': [401, 200, 200, 403, 403],
  'POST /api/admin/orders/:number/restocked': [401, 200, 200, 403, 403],
  'POST /api/admin/orders/:number/receive': [401, 400, 400, 403, 403],
  'POST /api/admin/orders/:number/cancel': [401, 400, 400, 403, 403],
  'POST /api/admin/orders/:number/returns': [401, 400, 400, 403, 403],
  'POST /api/admin/orders/:number/refund': [401, 400, 403, 403, 400],
  'POST /api/orders/update-payment': [401, 400, 400, 403, 403],
  'POST /api/orders/update-comment': [401, 400, 400, 403, 403],
  'GET /api/admin/products': [401, 200, 403, 200, 403],
  'GET /api/admin/bundles': [401, 200, 403, 200, 403],
  'POST /api/admin/bundles': [401, 400, 403, 400, 403],
  'GET /api/admin/bundles/composition': [401, 400, 403, 400, 403],
  'GET /api/admin/bundles/by-article/:article': [401, 200, 403, 200, 403],
  'PUT /api/admin/bundles/by-article/:article': [401, 400, 403, 400, 403],
  'DELETE /api/admin/bundles/by-article/:article': [401, 200, 403, 200, 403],
  'POST /api/admin/bundles/by-article/:article/restore': [401, 200, 403, 200, 403],
  'PUT /api/admin/bundles/by-article/:article/title': [401, 400, 403, 400, 403],
  'PUT /api/admin/bundles/by-article/:article/is_new': [401, 400, 403, 400, 403],
  'PUT /api/admin/bundles/by-article/:article/is-show': [401, 400, 403, 400, 403],
  'PUT /api/admin/bundles/by-article/:article/model': [401, 400, 403, 400, 403],
  'GET /api/admin/bundles/by-article/:article/products': [401, 200, 403, 200, 403],
  'GET /api/admin/bundles/by-article/:article/model-params': [401, 200, 403, 200, 403],
  'PUT /api/admin/bundles/by-article/:article/model-params': [401, 400, 403, 400, 403],
  'GET /api/admin/bundles/by-article/:article/recommendations': [401, 200, 403, 200, 403],
  'POST /api/admin/bundles/by-article/:article/recommendations': [401, 400, 403, 400, 403],
  'DELETE /api/admin/bundles/by-article/:article/recommendations': [401, 400, 403, 400, 403],
  'POST /api/admin/bundles/by-article/:bundle/products/by-article/:product': [401, 400, 403, 400, 403],
  'DELETE /api/admin/bundles/by-article/:bundle/products/by-article/:product': [401, 400, 403, 400, 403],
  'GET /api/admin/products/by-article/:article/model-params': [401, 200, 403, 200, 403],
  'PUT /api/admin/products/by-article/:article/model-params': [401, 400, 403, 400, 403],
  'GET /api/admin/products/by-article/:article/recommendations': [401, 200, 403, 200, 403],
  'PUT /api/admin/products/by-article/:article/recommendations': [401, 400, 403, 400, 403],
  'POST /api/admin/products/by-article/:article/recommendations/by-article/:recommended': [401, 400, 403, 400, 403],
  'DELETE /api/admin/products/by-article/:article/recommendations/by-article/:recommended': [401, 400, 403, 400, 403],
  'POST /api/admin/products': [401, 400, 403, 400, 403],
  'GET /api/admin/products/by-article/:article': [401, 200, 403, 200, 403],
  'PUT /api/admin/products/by-article/:article': [401, 400, 403, 400, 403],
  'PUT /api/admin/products/by-article/:article/stock': [401, 400, 403, 400, 403],
  'PUT /api/admin/products/by-article/:article/is-show': [401, 400, 403, 400, 403],
  'GET /api/admin/promo-codes': [401, 200, 200, 403, 403],
  'POST /api/admin/promo-codes': [401, 400, 400, 403, 403],
  'PUT /api/admin/promo-codes/:code': [401, 400, 400, 403, 403],
  'DELETE /api/admin/promo-codes/:code': [401, 200, 200, 403, 403],
  'GET /api/admin/rates': [401, 200, 200, 403, 403],
  'POST /api/admin/rates/preview': [401, 400, 400, 403, 403],
  'GET /api/admin/rates/nbu': [401, 200, 200, 403, 403],
  'POST /api/rates/set-currency': [401, 400, 400, 403, 403],
  'GET /api/admin/delivery': [401, 200, 200, 403, 403],
  'POST /api/rates/set-post-office-delivery': [401, 400, 400, 403, 403],
  'GET /api/admin/settings': [401, 200, 200, 403, 403],
  'PUT /api/admin/settings': [401, 400, 400, 403, 403],
  'GET /api/admin/third-party-orders': [401, 200, 200, 403, 200],
  'POST /api/admin/third-party-orders': [401, 400, 400, 403, 403],
  'PUT /api/admin/third-party-orders/:number': [401, 400, 400, 403, 403],
  'GET /api/admin/home': [401, 200, 403, 200, 403],
  'POST /api/home/set-slider-collection': [401, 400, 403, 400, 403],
  'POST /api/home/set-blocks-data': [401, 400, 403, 400, 403],
  'POST /api/home/set-header-color': [401, 400, 403, 400, 403],
  'POST /api/admin/home/publish': [401, 400, 403, 400, 403],
  'POST /api/admin/home/discard': [401, 400, 403, 400, 403],
  'POST /api/admin/home/versions/:id/restore': [401, 400, 403, 400, 403],
  'GET /api/admin/preview/home': [401, 200, 403, 200, 403],
  'GET /api/admin/preview/product/:article': [401, 200, 403, 200, 403],
  'GET /api/admin/preview/bundle/:article': [401, 200, 403, 200, 403],
  'GET /api/admin/collections': [401, 200, 403, 200, 403],
  'POST /api/admin/collections': [401, 400, 403, 400, 403],
  'PUT /api/admin/collections/:name': [401, 400, 403, 400, 403],
  'DELETE /api/admin/collections/:name': [401, 400, 403, 400, 403],
  'POST /api/admin/collections/order': [401, 400, 403, 400, 403],
  'GET /api/admin/colors': [401, 200, 403, 200, 403],
  'POST /api/admin/colors': [401, 400, 403, 400, 403],
  'PUT /api/admin/colors/:name': [401, 400, 403, 400, 403],
  'DELETE /api/admin/colors/:name': [401, 400, 403, 400, 403],
  'POST /api/admin/colors/order': [401, 400, 403, 400, 403],
  'GET /api/admin/heights': [401, 200, 403, 200, 403],
  'POST /api/admin/heights': [401, 400, 403, 400, 403],
  'PUT /api/admin/heights/:name': [401, 400, 403, 400, 403],
  'DELETE /api/admin/heights/:name': [401, 400, 403, 400, 403],
  'POST /api/admin/heights/order': [401, 400, 403, 400, 403],
  'GET /api/admin/sizes': [401, 200, 403, 200, 403],
  'POST /api/admin/sizes': [401, 400, 403, 400, 403],
  'PUT /api/admin/sizes/:name': [401, 400, 403, 400, 403],
  'DELETE /api/admin/sizes/:name': [401, 400, 403, 400, 403],
  'POST /api/admin/sizes/order': [401, 400, 403, 400, 403],
  'GET /api/admin/categories': [401, 200, 403, 200, 403],
  'POST /api/admin/categories': [401, 400, 403, 400, 403],
  'PUT /api/admin/categories/:name': [401, 400, 403, 400, 403],
  'POST /api/admin/categories/:name/archive': [401, 400, 403, 400, 403],
  'POST /api/admin/categories/:name/restore': [401, 400, 403, 400, 403],
  'POST /api/admin/categories/order': [401, 400, 403, 400, 403],
  'GET /api/admin/shop-location': [401, 200, 403, 200, 403],
  'POST /api/shop-location/change-info': [401, 400, 403, 400, 403],
  'POST /api/sizes/heights/change': [401, 400, 403, 400, 403],
  'POST /api/sizes/short-sizes/change': [401, 400, 403, 400, 403],
  'GET /api/admin/texts': [401, 200, 403, 200, 403],
  'GET /api/admin/texts/:page': [401, 200, 403, 200, 403],
  'GET /api/admin/texts/:page/versions/:revision': [401, 200, 403, 200, 403],
  'PUT /api/admin/texts/:page': [401, 400, 403, 400, 403],
  'POST /api/admin/texts/:page/restore': [401, 400, 403, 400, 403],
  'GET /api/admin/redirects': [401, 200, 403, 200, 403],
  'POST /api/admin/redirects': [401, 400, 403, 400, 403],
  'DELETE /api/admin/redirects': [401, 400, 403, 400, 403],
  'GET /api/admin/outbox': [401, 200, 403, 403, 403],
  'POST /api/admin/outbox/:id/retry': [401, 400, 403, 403, 403],
  'POST /api/admin/invitation/check': [400, 400, 400, 400, 400],
  'POST /api/admin/invitation/accept': [400, 400, 400, 400, 400],
  'GET /api/admin/staff': [401, 200, 403, 403, 403],
  'POST /api/admin/staff': [401, 400, 403, 403, 403],
  'PUT /api/admin/staff/:id': [401, 400, 403, 403, 403],
  'POST /api/admin/staff/:id/send-link': [401, 404, 403, 403, 403],
  'POST /api/admin/staff/:id/switch-off': [401, 404, 403, 403, 403],
  'POST /api/admin/staff/:id/switch-on': [401, 404, 403, 403, 403],
  'PUT /api/admin/staff-rules': [401, 400, 403, 403, 403],
  'GET /api/admin/me': [401, 200, 200, 200, 200],
  'POST /api/admin/me/second-factor/begin': [401, 400, 400, 400, 400],
  'POST /api/admin/me/second-factor/confirm': [401, 400, 400, 400, 400],
  'POST /api/admin/me/second-factor/recovery-codes': [401, 400, 400, 400, 400],
  'POST /api/admin/me/second-factor/switch-off': [401, 400, 400, 400, 400],
  'GET /api/admin/me/sessions': [401, 200, 200, 200, 200],
  'POST /api/admin/me/sessions/:key/end': [401, 400, 400, 400, 400],
  'POST /api/admin/me/end-other-sessions': [401, 200, 200, 200, 200],
  'POST /api/admin/staff/:id/second-factor/reset': [401, 404, 403, 403, 403],
  'GET /api/admin/staff/:id/sessions': [401, 404, 403, 403, 403],
  'POST /api/admin/staff/:id/sessions/end': [401, 404, 403, 403, 403],
  'PUT /api/admin/me/password': [401, 400, 400, 400, 400],
  'GET /api/admin/me/preferences': [401, 200, 200, 200, 200],
  'PUT /api/admin/me/preferences': [401, 400, 400, 400, 400],
  'POST /api/client-errors': [400, 400, 400, 400, 400],
  'POST /api/admin/logout': [200, 200, 200, 200, 200],
}

test('every route is in the access matrix', async () => {
  const { service } = await api
  const routes = service.routes.flatMap(({ list }) => list.map(({ method, path }) => `${method} ${path}`))
  expect(routes.sort()).toEqual(Object.keys(expected).sort())
})

test.each(callers.map((caller, index) => [caller, index] as const))(
  '%s is answered as the access matrix says',
  async (caller, index) => {
    const { open, openAs } = await api
    const browser = caller === 'guest' ? open() : await openAs(caller)

    for (const [route, statuses] of Object.entries(expected)) {
      const [method = '', pattern = ''] = route.split(' ')
      const path = pattern
        .replace('orders/:number', pattern.includes('third') ? 'orders/T26-000001' : 'orders/26-000042')
        .replace(':article', 'DR-1042-BUR-R')
        .replace(':code', 'LEVADA10')
        .replace(':id', pattern.includes('versions') ? '1' : 'letter')
        .replace(':article', 'DR-1042-BUR-R')
        .replace(':page', 'contacts')
        .replace(':revision', '1')
      const answer = await browser.send(method, path, method === 'GET' ? {} : { json: {} })
      expect([route, answer.status]).toEqual([route, statuses[index]])
    }
  },
)
