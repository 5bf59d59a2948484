import { ShopError } from '@shop/contracts/errors'
import { createApp } from '@shop/service-kit/app/create-app'
import { listen } from '@shop/service-kit/app/listen'
import { silentLog } from '@shop/service-kit/log/log'
import { pictureRoutes } from './pictures.routes.ts'

/** A shop whose pictures are never ready; `left` says when a reader counts as gone. */
async function startSlow(deadlineMs: number) {
  const asked = Promise.withResolvers<void>()
  const left = Promise.withResolvers<void>()
  const files = {
    find: (_variant: unknown, leaving?: AbortSignal) => {
      asked.resolve()
      return new Promise<null>((_, reject) => {
        leaving?.addEventListener('abort', () => {
          left.resolve()
          reject(new ShopError('busy', { seconds: 2 }))
        })
      })
    },
  }
  const routes = pictureRoutes(files, deadlineMs)
  const options = { name: 'try', log: silentLog, routes: [routes], publicOrigin: null, trustedProxies: 0 }
  const { port, stop } = await listen({ app: createApp(options).callback(), host: '127.0.0.1', port: 0 })
  return {
    address: `http://127.0.0.1:${port}/images/dress-front/480.webp`,
    asked: asked.promise,
    left: left.promise,
    stop,
  }
}

test('a picture that is not drawn in time is refused for a moment, and nobody waits for it any more', async () => {
  const shop = await startSlow(20)

  const { status, headers } = await fetch(shop.address)

  expect([status, headers.get('retry-after')]).toEqual([503, '2'])
  await shop.left
  await shop.stop()
})

test('a reader who hangs up leaves the line', async () => {
  const shop = await startSlow(60_000)
  const browser = new AbortController()
  const page = fetch(shop.address, { signal: browser.signal }).catch(error => error.name)
  await shop.asked

  browser.abort()

  expect(await page).toBe('AbortError')
  await shop.left
  await shop.stop()
})
