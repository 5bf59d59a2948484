import type { Outcome } from '../outcomes.ts'
import { endOf, runPhases, type Step } from './run-phases.ts'

const outcome = (name: string, more: Partial<Outcome> = {}): Outcome => ({
  name,
  ok: true,
  output: '',
  seconds: 1.25,
  ...more,
})
const step = (name: string, more: Partial<Outcome> = {}): Step => ({ name, run: async () => outcome(name, more) })

async function played(...phases: Step[][][]) {
  const lines: string[] = []
  const outcomes = await runPhases(phases, line => lines.push(line))
  return { outcomes, lines }
}

test('each step says how it went and how long it took as soon as it is over', async () => {
  const { lines } = await played([[step('types')]], [[step('tests', { says: '12 passed' })]])

  expect(lines).toEqual(['ok   types (1.3 s)', 'ok   tests (1.3 s): 12 passed'])
})

test('a step that fails keeps only those from running that need it', async () => {
  const { lines, outcomes } = await played(
    [[step('build', { ok: false }), { ...step('budgets'), needs: 'build' }], [step('types')]],
    [[step('tests')]],
    [[{ ...step('stories'), needs: 'build' }]],
  )

  expect(lines.toSorted()).toEqual([
    'FAIL build (1.3 s)',
    'left out budgets: it needs the build',
    'left out stories: it needs the build',
    'ok   tests (1.3 s)',
    'ok   types (1.3 s)',
  ])
  expect(outcomes.filter(({ ok }) => !ok).map(({ name }) => name)).toEqual(['build', 'budgets', 'stories'])
})

test('a step that breaks is one that failed, and the others go on', async () => {
  const broken: Step = { name: 'stories', run: () => Promise.reject(new Error('no browser')) }

  const { outcomes } = await played([[broken, step('tests')]])

  expect(outcomes).toEqual([
    expect.objectContaining({ name: 'stories', ok: false, output: 'no browser' }),
    outcome('tests'),
  ])
})

test('lanes of a phase run beside each other, and phases one after the other', async () => {
  const order: string[] = []
  const noted = (name: string): Step => ({
    name,
    run: async () => {
      order.push(`${name} begins`)
      await Promise.resolve()
      order.push(`${name} ends`)
      return outcome(name)
    },
  })

  await runPhases([[[noted('build')], [noted('types')]], [[noted('tests')]]], () => undefined)

  expect(order).toEqual(['build begins', 'types begins', 'build ends', 'types ends', 'tests begins', 'tests ends'])
})

test('the end names what failed, with all that it printed', () => {
  const failed = outcome('types', { ok: false, output: 'mf-catalog/src/a.ts:1: TS2322: …\n' })

  expect(endOf('mf-catalog', [outcome('texts'), failed], 61.4)).toEqual([
    '\n── types\nmf-catalog/src/a.ts:1: TS2322: …',
    '\nmf-catalog: types failed (61 s)',
  ])
  expect(endOf('mf-catalog', [outcome('texts')], 61.4)).toEqual(['mf-catalog: all is well (61 s)'])
})
