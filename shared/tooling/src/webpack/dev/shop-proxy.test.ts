import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { shopProxy } from './shop-proxy.ts'

test('the dev server survives a browser that leaves before the shop has answered', () => {
  const { onProxyRes } = shopProxy({ shop: 'http://127.0.0.1:4100', apps: [] })
  const asked = new IncomingMessage(new Socket())
  const response = new ServerResponse(asked)
  const answer = new IncomingMessage(new Socket())
  response.destroy()

  // The types of the proxy speak of Express, which it does not use.
  const call = [answer, asked, response] as unknown as Parameters<NonNullable<typeof onProxyRes>>
  expect(() => onProxyRes?.(...call)).not.toThrow()
  expect(answer.destroyed).toBe(true)
})
