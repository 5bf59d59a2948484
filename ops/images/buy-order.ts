import { strict as assert } from 'node:assert'
import { buy, paymentForm } from '@shop/shop/test/buy'
import { createBrowser } from '@shop/testing/browser'
import { decided } from '../production-shape/compose-file.ts'

const LINE = { article: 'DR-1042-BUR-R', size: '38 (M)', count: 1 }

/**
 * One walk from the first page to a paid order that staff find: it needs what only the images hold, the built parts
 * behind nginx and the packages with machine code in them (pictures, passwords).
 */
export async function buyOrder(url: string): Promise<string> {
  const guest = createBrowser(url)
  await openPage(url)
  assert.equal((await guest.get('/images/coat-camel-front/320.webp')).headers.get('content-type'), 'image/webp')

  const { status, body } = await buy(guest, [LINE])
  assert.equal(status, 201, JSON.stringify(body))
  const order = body.order as { ref: string; number: string }
  const decision = await paymentForm(guest, order.ref)
  decision.append('choice', 'approve')
  const decide = { method: 'POST', body: decision, redirect: 'manual' } as const
  assert.equal((await fetch(`${url}/sandbox-pay/decide`, decide)).status, 303)

  const { orders } = await asStaff(url)
  assert.deepEqual(orders, [[order.number, 'approved']])
  return order.number
}

/** The page, and every script and style that it names. */
async function openPage(url: string): Promise<void> {
  const guest = createBrowser(url)
  const page = await guest.get('/store')
  assert.equal(page.status, 200)
  const named = page.text.matchAll(/(?:src|href)="(\/(?:assets|remotes)\/[^"]+\.(?:js|css))"/g)
  const files = [...new Set([...named].map(([, file = '']) => file))]
  assert.ok(
    files.some(file => file.startsWith('/remotes/catalog/')),
    'the page names no file of the catalogue',
  )
  for (const file of files) {
    const { status, headers } = await guest.get(file, { 'accept-encoding': 'br' })
    // Compressed beforehand: these are nginx's own files, and no answer of the host server.
    assert.deepEqual([file, status, headers.get('content-encoding')], [file, 200, 'br'])
  }
}

async function asStaff(url: string): Promise<{ orders: unknown[] }> {
  const staff = createBrowser(url)
  await staff.post('/api/admin/login', { login: decided.ADMIN_LOGIN, password: decided.ADMIN_PASSWORD })
  const { body } = await staff.get('/api/orders/get-like-payment-id')
  const found = Array.isArray(body.orders) ? body.orders : []
  return { orders: found.map(({ number, payment_status }) => [number, payment_status]) }
}
