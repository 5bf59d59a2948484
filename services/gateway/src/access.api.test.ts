import { startShop } from '../test/start-shop.ts'
import { type Asker, askers, letIn, waysIn } from '../test/ways-in.ts'

jest.setTimeout(60_000)
const shop = startShop()
afterAll(async () => (await shop).stop())

const ways = Object.entries(waysIn).flatMap(([access, routes]) => routes.map(route => ({ access, route })))
// Whoever signs out on the way would be a guest for the rest of it.
const isLast = ({ route }: { route: string }) => Number(route.endsWith('/logout'))

test('every way into the shop stands in the table, under the access that it declares', async () => {
  const { services } = await shop
  const declared = Object.values(services).flatMap(({ routes }) =>
    routes.flatMap(({ list }) => list.map(({ method, path, access }) => `${access} ${method} ${path}`)),
  )
  expect(declared.toSorted()).toEqual(ways.map(({ access, route }) => `${access} ${route}`).toSorted())
})

test.each(askers)('%s is let in where the table says, and nowhere else', async asker => {
  const browser = await browserOf(asker)
  const wrong: string[] = []
  for (const { access, route } of ways.toSorted((one, other) => isLast(one) - isLast(other))) {
    const [method = '', pattern = ''] = route.split(' ')
    const answer = await browser.send(method, pattern.replace(/:\w+/g, 'x'), method === 'GET' ? {} : { json: {} })
    const heard = [401, 403].includes(answer.status) ? answer.status : 'in'
    const expected = letIn[access]?.includes(asker) ? 'in' : refusal(asker, access)
    if (heard !== expected) wrong.push(`${route}: ${answer.status} instead of ${expected}`)
  }
  expect(wrong).toEqual([])
})

test('one’s session opens nothing of the other kind', async () => {
  const [customer, owner] = [await browserOf('customer'), await browserOf('owner')]
  const session = customer.cookies.get('__Host-session') ?? ''
  const staff = owner.cookies.get('__Host-staff') ?? ''
  customer.cookies.set('__Host-staff', session)
  owner.cookies.set('__Host-session', staff)

  expect((await customer.get('/api/orders/get-like-payment-id')).status).toBe(401)
  expect((await owner.get('/api/user/get-info')).status).toBe(401)
})

/** Nobody of that kind is there; or somebody is, who may something else. */
function refusal(asker: Asker, access: string): 401 | 403 {
  const isStaff = asker !== 'guest' && asker !== 'customer'
  return isStaff && access.startsWith('staff') ? 403 : 401
}

let count = 0

async function browserOf(asker: Asker) {
  const { services, open } = await shop
  const browser = open()
  count += 1
  const password = 'quite a long word'
  if (asker === 'customer') {
    const email = `customer-${count}@example.com`
    await services.account.createCustomer({ email, password, name: 'Олена', surname: 'Коваль' })
    await browser.post('/api/user/login', { email, password })
  } else if (asker !== 'guest') {
    const login = `${asker}-${count}`
    await services.admin.createStaff({ login, password, role: asker })
    await browser.post('/api/admin/login', { login, password })
  }
  return browser
}
