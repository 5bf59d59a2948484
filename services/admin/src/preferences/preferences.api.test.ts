import { startApi } from '../../test/start-api.ts'

const path = '/api/admin/me/preferences'
const filter = { name: 'Без фото', screen: '/admin/other/products', query: 'pictures=none&sort=new' }

test('everybody keeps saved filters of their own', async () => {
  const { openAs } = await startApi()
  const [manager, content] = [await openAs('manager'), await openAs('content')]
  expect((await manager.get(path)).body).toEqual({ status: true, saved_filters: [], revision: 0 })

  await manager.send('PUT', path, { json: { saved_filters: [filter], revision: 0 } })
  expect((await manager.get(path)).body).toMatchObject({ saved_filters: [filter], revision: 1 })
  expect((await content.get(path)).body).toMatchObject({ saved_filters: [] })
})

test('the first steps are put away by each for themselves, and stay away when a filter is saved', async () => {
  const { openAs } = await startApi()
  const [owner, manager] = [await openAs('owner'), await openAs('manager')]
  await owner.send('PUT', path, { json: { saved_filters: [], first_steps_hidden: true, revision: 0 } })
  await owner.send('PUT', path, { json: { saved_filters: [filter], revision: 1 } })

  expect((await owner.get(path)).body).toMatchObject({ saved_filters: [filter], first_steps_hidden: true, revision: 2 })
  expect((await manager.get(path)).body).toEqual({ status: true, saved_filters: [], revision: 0 })
})

test('of two tabs the second one reads again before it saves', async () => {
  const { openAs } = await startApi()
  const manager = await openAs('manager')
  const save = () => manager.send('PUT', path, { json: { saved_filters: [filter], revision: 0 } })
  const answers = await Promise.all([save(), save()])

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body.error).toMatchObject({
    code: 'changed_meanwhile',
    revision: 1,
  })
})

test.each([
  [{ ...filter, name: ' ' }, 'name_required'],
  [{ ...filter, screen: 'https://evil.example' }, 'invalid'],
  [{ ...filter, query: 'a=1#x' }, 'invalid'],
  [{ ...filter, query: 'a'.repeat(1001) }, 'too_long'],
])('the filter %j is refused', async (wrong, code) => {
  const { openAs } = await startApi()
  const { body } = await (await openAs('owner')).send('PUT', path, { json: { saved_filters: [wrong], revision: 0 } })

  expect(Object.values(body.error?.fields ?? {})).toEqual([code])
})

test('fifty filters and 16 KiB are the most', async () => {
  const { openAs } = await startApi()
  const owner = await openAs('owner')
  const put = (saved_filters: object[]) => owner.send('PUT', path, { json: { saved_filters, revision: 0 } })

  expect((await put(Array(51).fill(filter))).status).toBe(400)
  expect((await put(Array(20).fill({ ...filter, query: 'a'.repeat(1000) }))).status).toBe(413)
  expect((await put(Array(50).fill(filter))).status).toBe(200)
})
