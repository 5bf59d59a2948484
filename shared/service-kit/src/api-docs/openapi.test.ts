import { productsByFiltersEndpoint } from '@shop/contracts/catalog/products'
import { createOrderEndpoint } from '@shop/contracts/orders/orders'
import { exportProductsEndpoint } from '@shop/contracts/staff/goods/staff-import'
import { docsPage } from './docs-page.ts'
import { openApiDocument } from './openapi.ts'

test('describes calls with their headers, query parameters, bodies and files', () => {
  const endpoints = [createOrderEndpoint, productsByFiltersEndpoint, exportProductsEndpoint]
  const document = JSON.parse([...openApiDocument('Shop', endpoints)].join(''))

  expect(document.paths['/api/orders/create']?.post).toMatchObject({
    parameters: [{ name: 'Idempotency-Key', in: 'header' }],
    requestBody: { content: { 'application/json': { schema: { type: 'object' } } } },
    responses: { 201: {} },
  })
  expect(JSON.stringify(document.paths['/api/products/get-by/filters'])).toContain('"name":"categories"')
  expect(document.paths[exportProductsEndpoint.path]?.get).toMatchObject({
    responses: { 200: { content: { 'text/csv': {} } } },
  })
  expect([...docsPage('Shop', endpoints)].join('')).not.toContain('<script')
})
