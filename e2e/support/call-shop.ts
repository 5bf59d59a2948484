import type { APIResponse, Page } from '@playwright/test'

type Asked = Parameters<Page['request']['fetch']>[1]

/**
 * A call without a screen, for what a story begins behind; a POST unless something else is asked.
 * @throws with what the shop said when it refuses: a story that goes on would fail somewhere else.
 */
export async function callShop(page: Page, path: string, asked: Asked): Promise<APIResponse> {
  const answer = await page.request.fetch(path, { method: 'POST', ...asked })
  if (!answer.ok()) throw new Error(`${path} is answered with ${answer.status()}: ${await answer.text()}`)
  return answer
}
