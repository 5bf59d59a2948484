import { createHostConfig, createRemoteConfig } from './create-config.ts'

test.each([
  ['the host', createHostConfig()],
  ['a remote', createRemoteConfig({ name: 'mf-catalog' })],
])('%s is built for production, and nothing of development is in it', async (_, create) => {
  const config = [await create()].flat()[0]
  const written = JSON.stringify(config, (key, value) => (key === 'shared' ? undefined : value))

  expect(config?.mode).toBe('production')
  expect(config?.devtool).toBe(false)
  expect(written).not.toMatch(/refresh|webpack-dev-server/i)
  expect(config?.plugins?.map(plugin => plugin?.constructor.name)).not.toContain('ReactRefreshPlugin')
})
