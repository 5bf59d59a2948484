import { isOpenAt, leadAt, stepOrder } from './lead.ts'

const steps = (open: readonly string[]) =>
  Object.fromEntries(stepOrder.map(step => [step, !open.includes(step)])) as Parameters<typeof leadAt>[1]
const anyStep = () => true
const products = '/admin/other/products'

test.each([
  ['the rate is open', '/admin/other/rates', ['rate', 'category', 'product'], { here: 'rate', next: 'category' }],
  ['the rate is done', '/admin/other/rates', ['category', 'product'], { here: null, next: 'category' }],
  ['there is no product', `${products}/new`, ['product', 'pictures', 'shown'], { here: 'product', next: 'pictures' }],
  ['it has no pictures', `${products}/DR-1`, ['pictures', 'shown'], { here: null, next: 'pictures' }],
  ['it is not shown', products, ['shown', 'home'], { here: 'shown', next: 'home' }],
  ['only an earlier step is open', '/admin/me', ['payments'], { here: null, next: 'payments' }],
  ['the last step is open', '/admin/me', ['payments', 'second_factor'], { here: 'second_factor', next: 'payments' }],
  ['only this step is open', '/admin/other/settings', ['payments'], { here: 'payments', next: null }],
  ['nothing is open', products, [], { here: null, next: null }],
])('when %s, staff on %s are led on', (_, path, open, lead) => {
  expect(leadAt(path, steps(open), anyStep)).toEqual(lead)
})

test('a step that somebody else has to do is passed over', () => {
  const lead = leadAt('/admin/home-editor', steps(['home', 'delivery', 'second_factor']), step => step !== 'delivery')
  expect(lead).toEqual({ here: 'home', next: 'second_factor' })
})

test('a screen without a step leads nowhere', () => {
  expect(leadAt('/admin/homes', steps(['home']), anyStep)).toBeNull()
  expect(isOpenAt('/admin/orders', steps(['home']))).toBe(false)
  expect(isOpenAt(`${products}/DR-1`, steps(['shown']))).toBe(true)
})
