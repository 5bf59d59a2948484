test.each([
  ['before zod', ['./no-eval.ts', 'zod/mini']],
  ['after zod', ['zod/mini', './no-eval.ts']],
])('zod compiles nothing, also when that is configured %s', async (_, modules) => {
  jest.resetModules()
  Reflect.deleteProperty(globalThis, '__zod_globalConfig')
  for (const name of modules) await import(name)

  expect((await import('zod/mini')).config()).toMatchObject({ jitless: true })
})
