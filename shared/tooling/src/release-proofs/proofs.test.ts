import { createProofs } from './proofs.ts'

/** A clock of which each look is half a second later. */
function aClock(): () => number {
  let now = 0
  return () => (now += 500)
}

test('each proof says how it went and how long it took, before the next one begins', async () => {
  const printed: string[] = []
  const { prove, step } = createProofs(line => printed.push(line), { now: aClock() })

  await prove('types', async () => [])
  await step('build', async () => printed.push('building'))
  await prove('budget', async () => ['/store is too heavy'])
  expect(printed).toEqual(['ok   types (0.5 s)', 'building', 'done build (0.5 s)', 'FAIL budget (0.5 s)'])
})

test('what could not be tried is called not proved, with what to do, and is no proof', async () => {
  const printed: string[] = []
  const { prove, listUnproved: unproved } = createProofs(line => printed.push(line), { now: aClock() })
  const noBrowser = { problems: [], notProved: ['no Chromium is here; CHROME_PATH may name one'], notes: ['1 page'] }

  expect(await prove('pages', async () => noBrowser)).toBe('not proved')
  expect(await prove('types', async () => [])).toBe('ok')
  expect(printed).toEqual([
    'NOT PROVED pages (0.5 s)',
    'note: 1 page',
    'not proved: no Chromium is here; CHROME_PATH may name one',
    'ok   types (0.5 s)',
  ])
  expect(unproved()).toEqual(['pages'])
})

test('a release is refused for a proof that was not made, unless somebody says why it goes out without', async () => {
  const { prove, refuse, hasFailed } = createProofs(() => undefined)
  await prove('pages', async () => ({ problems: [], notProved: ['no shop answers'] }))

  expect(hasFailed()).toBe(false)
  expect(() => refuse('mf-catalog')).toThrow(
    [
      'mf-catalog is not released; nothing has changed',
      'pages is not proved: no shop answers',
      "to release it all the same, say why: --unproved '<why>'; the list of releases shows it",
    ].join('\n  '),
  )
  expect(refuse('mf-catalog', { why: 'the shop is being moved' })).toBeUndefined()
})

test('a reason for what is not proved does not let out what is wrong', async () => {
  const { prove, refuse } = createProofs(() => undefined)
  await prove('pages', async () => ({ problems: ['/store throws no cart is there'], notProved: ['no customer'] }))

  expect(() => refuse('mf-catalog', { why: 'in a hurry' })).toThrow('pages: /store throws no cart is there')
})

test('a release is refused with everything that was found', async () => {
  const { prove, refuse, hasFailed } = createProofs(() => undefined)
  await prove('types', async () => [])
  expect([hasFailed(), refuse('mf-catalog')]).toEqual([false, undefined])

  await prove('screens', async () => ['page-cart is not exposed', 'slot-cart is not exposed'])
  await prove('budget', async () => ['/store is too heavy'])
  expect(hasFailed()).toBe(true)
  expect(() => refuse('mf-catalog')).toThrow(
    [
      'mf-catalog is not released; nothing has changed',
      'screens: page-cart is not exposed',
      'screens: slot-cart is not exposed',
      'budget: /store is too heavy',
    ].join('\n  '),
  )
})

test('a preview is kept back by what would not be shown, and tells what is heavy, throws or is not proved', async () => {
  const { prove, refuse, hasFailed, listTold } = createProofs(() => undefined, { tells: ['budget', 'pages'] })
  await prove('contract', async () => ({ problems: [], notProved: ['no services answer'] }))
  await prove('budget', async () => ['/store is too heavy'])
  await prove('pages', async () => ['/store throws no cart'])

  expect([hasFailed(), refuse('mf-catalog')]).toEqual([false, undefined])
  expect(listTold()).toEqual([
    'budget: /store is too heavy',
    'pages: /store throws no cart',
    'contract is not proved: no services answer',
  ])
  await prove('types', async () => ['error TS2345 in page.tsx'])
  expect(() => refuse('mf-catalog')).toThrow('types: error TS2345 in page.tsx')
})
