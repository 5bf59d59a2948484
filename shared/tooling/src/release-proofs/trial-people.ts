import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { APIRequestContext, Browser, BrowserContextOptions } from 'playwright-core'
import type { Looker, StaffRole } from './looks.ts'
import type { TrialShop } from './trial-shop.ts'

/** Cookies of a browser in which somebody has signed in. */
export type SignedIn = NonNullable<BrowserContextOptions['storageState']>

const PASSWORD = 'весна-26-тепла-й-ясна'
const DRESS = { article: 'DR-1042-BUR-R', size: '38 (M)', count: 1 }
const LOOK_AGAIN_MS = 250
const MOST_LOOKS = 120

/** What the customer of a trial has put into the cart before. */
export const chosenLine = { ...DRESS, bundle: null }

/** Who has signed in, and addresses of pages about what they have done there. */
export type TrialPeople = { origin: string; people: Map<Looker, SignedIn>; addresses: string[] }

/**
 * Makes who signs in in a trial shop: a customer with an order, and staff of each role that is asked for.
 * @throws Error with the call that the trial shop refuses.
 */
export async function signInPeople(
  browser: Browser,
  { origin, owner }: TrialShop,
  wanted: ReadonlySet<Looker>,
): Promise<TrialPeople> {
  const people = new Map<Looker, SignedIn>()
  const addresses: string[] = []
  const inOwnBrowser = async (who: Looker, signIn: (request: APIRequestContext) => Promise<void>) => {
    if (!wanted.has(who)) return
    const context = await browser.newContext({ baseURL: origin, extraHTTPHeaders: { origin } })
    await signIn(context.request)
    people.set(who, await context.storageState())
    await context.close()
  }
  await inOwnBrowser('customer', async request => {
    addresses.push(`/payment/${await becomeCustomer(request)}`)
  })
  const signInOwner = (request: APIRequestContext) => post(request, '/api/admin/login', owner)
  await inOwnBrowser('owner', async request => void (await signInOwner(request)))
  for (const role of ['manager', 'content', 'accountant'] as const)
    await inOwnBrowser(role, async request => {
      await signInOwner(request)
      await post(request, '/api/admin/me/step-up', { password: owner.password })
      await becomeStaff(request, role)
    })
  return { origin, people, addresses }
}

/** Registers and orders; gives the public name of the order. */
async function becomeCustomer(request: APIRequestContext): Promise<string> {
  const person = { name: 'Оксана', surname: 'Мельник', phone: '+380671110003', birth_date: '14.03.1996', consent: true }
  const email = 'customer@trial.example'
  await post(request, '/api/user/register', { ...person, email, password: PASSWORD, locale: 'uk' })
  const delivery = { type: 'ukraine', delivery_method_option: 'self' }
  const asked = { locale: 'uk', currency: 'UAH', lines: [DRESS] }
  const { quote_hash } = await post(request, '/api/cart/quote', { ...asked, delivery })
  const { order } = await post(request, '/api/orders/create', {
    ...asked,
    quote_hash,
    customer: { name: person.name, last_name: person.surname, phone: person.phone, email },
    delivery: { ...delivery, self_delivery: 'kyiv' },
    payment_method: 'card',
    consent: true,
  })
  return String((order as { ref: unknown }).ref)
}

/** Invited by the owner, as whom `request` is signed in, with a password chosen by the link of the email; then signed in instead. */
async function becomeStaff(request: APIRequestContext, role: Exclude<StaffRole, 'owner'>): Promise<void> {
  const email = `${role}@trial.example`
  await post(request, '/api/admin/staff', { email, role, locale: 'uk' })
  const token = await findInvitation(request, email)
  await post(request, '/api/admin/invitation/accept', { token, password: PASSWORD })
  await post(request, '/api/admin/login', { login: email, password: PASSWORD })
}

/** The job that sends emails comes round every few seconds. */
async function findInvitation(request: APIRequestContext, email: string): Promise<string> {
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    const list = await (await request.get('/dev/outbox')).text()
    const row = list.split('<li>').find(text => text.includes(email))
    const [, mail] = /href="([^"]+)"/.exec(row ?? '') ?? []
    const text = mail ? await (await request.get(mail)).text() : ''
    const [, token] = /\/admin\/invitation\/([\w-]+)/.exec(text) ?? []
    if (token) return token
    await pause(LOOK_AGAIN_MS)
  }
  throw new Error(`the trial shop sends no invitation to ${email}`)
}

async function post(request: APIRequestContext, path: string, data: object): Promise<Record<string, unknown>> {
  const answer = await request.post(path, { data, headers: { 'idempotency-key': randomUUID() } })
  if (!answer.ok()) throw new Error(`the trial shop answers ${path} with ${answer.status()}: ${await answer.text()}`)
  return answer.json()
}
