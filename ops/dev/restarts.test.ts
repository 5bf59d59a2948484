import type { DevPart } from './parts-to-restart.ts'
import { createRestarts } from './restarts.ts'

/** Restarts that end when the test says so. */
function watched() {
  const underWay: { part: DevPart; end(problem?: string): Promise<void> }[] = []
  const said: string[] = []
  const begun: DevPart[] = []
  const { ask } = createRestarts({
    restart: part => {
      begun.push(part)
      const { promise, resolve } = Promise.withResolvers<string | null>()
      const end = async (problem?: string) => {
        resolve(problem ?? null)
        await new Promise(setImmediate)
      }
      underWay.push({ part, end })
      return promise
    },
    say: (part, text) => said.push(`${part} ${text}`),
    now: () => 0,
  })
  return { ask, begun, said, endNext: (problem?: string) => underWay.shift()?.end(problem) }
}

test('processes are restarted one after the other', async () => {
  const { ask, begun, said, endNext } = watched()
  ask(['catalog', 'admin'])
  expect(begun).toEqual(['catalog'])
  await endNext()
  await endNext()

  expect(begun).toEqual(['catalog', 'admin'])
  expect(said).toEqual([
    'catalog changed, starts again',
    'catalog ready after 0.0 s',
    'admin changed, starts again',
    'admin ready after 0.0 s',
  ])
})

test('a process that is changed several times while it starts is started once more', async () => {
  const { ask, begun, endNext } = watched()
  ask(['catalog'])
  ask(['catalog'])
  ask(['catalog'])
  await endNext()
  await endNext()

  expect(begun).toEqual(['catalog', 'catalog'])
})

test('a process that does not start is told, and started again by the next change alone', async () => {
  const { ask, begun, said, endNext } = watched()
  ask(['catalog'])
  await endNext('ended before it was ready (1); it printed last: SyntaxError: Expression expected')
  expect(begun).toEqual(['catalog'])
  expect(said[1]).toContain('SyntaxError: Expression expected. The next change of its files tries again')
  ask(['catalog'])

  expect(begun).toEqual(['catalog', 'catalog'])
})
