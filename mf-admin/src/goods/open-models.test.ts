import { openModels, withOpen } from './open-models.ts'

test('models that are open stand in the address until they are closed, at most twenty of them', () => {
  expect(withOpen(openModels(null), 'wrap', true)).toBe('wrap')
  expect(withOpen(openModels('wrap,coat'), 'wrap', true)).toBe('coat,wrap')
  expect(withOpen(openModels('wrap'), 'wrap', false)).toBeNull()
  const many = Array.from({ length: 20 }, (_, at) => `m${at}`)
  expect(openModels(withOpen(many, 'coat', true))).toEqual([...many.slice(1), 'coat'])
})
