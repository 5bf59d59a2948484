import { type Command, findEngine, nothingBuilds } from './command-lines.ts'

const only =
  (...names: string[]) =>
  async ([file]: Command) =>
    names.includes(file)

test('takes the first engine that works: a docker without its daemon does not', async () => {
  expect(await findEngine(only('docker', 'podman', 'buildah'))).toBe('docker')
  expect(await findEngine(only('podman', 'buildah'))).toBe('podman')
  expect(await findEngine(only('buildah'))).toBe('buildah')
})

test('takes the engine that was asked for, or none', async () => {
  expect(await findEngine(only('docker', 'buildah'), 'buildah')).toBe('buildah')
  expect(await findEngine(only('docker'), 'buildah')).toBeNull()
  expect(await findEngine(only('docker'), 'kaniko')).toBeNull()
})

test('names the missing engine', async () => {
  expect(await findEngine(only())).toBeNull()
  expect(nothingBuilds()).toContain('docker, podman or buildah must be there')
  expect(nothingBuilds('podman')).toContain('podman must be there')
})
