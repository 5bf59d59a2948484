import { aClock } from '@shop/testing/a-clock'
import { type AccountApi, startApi } from './start-api.ts'

export const password = 'весна-26'
export const olena = { email: 'olena@example.com', name: 'Олена', surname: 'Коваль', password }

/** One more customer of the service, signed in with another browser. */
export async function signIn({ service, open }: AccountApi, about: Partial<typeof olena> = {}) {
  const wanted = { ...olena, ...about }
  const { id } = await service.createCustomer(wanted)
  const browser = open()
  await browser.post('/api/user/login', { email: wanted.email, password: wanted.password })
  return { id, browser }
}

/** A service with one signed-in customer and a clock that tests move. */
export async function signedIn(at?: string) {
  const clock = aClock(at)
  const api = await startApi({ clock })
  return { ...api, clock, ...(await signIn(api)) }
}
