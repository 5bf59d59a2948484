import { createProofs } from './proofs.ts'

/** A clock of which each look is half a second later. */
function aClock(): () => number {
  let now = 0
  return () => (now += 500)
}

test('each proof says how it went and how long it took, before the next one begins', async () => {
  const printed: string[] = []
  const { prove, step } = createProofs(line => printed.push(line), aClock())

  await prove('types', async () => [])
  await step('build', async () => printed.push('building'))
  await prove('budget', async () => ['/store is too heavy'])
  expect(printed).toEqual(['ok   types (0.5 s)', 'building', 'done build (0.5 s)', 'FAIL budget (0.5 s)'])
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
