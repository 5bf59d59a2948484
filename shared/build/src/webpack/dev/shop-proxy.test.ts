import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { shopProxy } from './shop-proxy.ts'

test('the dev server survives a browser that leaves before the shop has answered', () => {
  const { onProxyRes } = shopProxy({ shop: 'http://127.0.0.1:4100', parts: [] })
  const asked = new IncomingMessage(new Socket())
  const response = new ServerResponse(asked)
  const answer = new IncomingMessage(new Socket())
  response.destroy()

  expect(() => onProxyRes?.(answer, asked, response)).not.toThrow()
  expect(answer.destroyed).toBe(true)
})
