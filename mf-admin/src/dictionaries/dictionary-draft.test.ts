import { sizeCalls } from '@shop/contracts/staff/storefront/staff-dictionaries'
import { draftOf, fieldsOf, nameOf, shrinkingSizes } from './dictionary-draft.ts'

const size = (name: string, chest: number, waist: number, hips: number) => ({
  name,
  fields: { short_name: name, body: { chest, waist, hips } },
})

test('a size that is opened and saved unchanged stays as it was', () => {
  const known = size('36 (S)', 88, 68.5, 94)

  expect(fieldsOf('size', draftOf(known))).toEqual(known.fields)
})

test('measures are understood as people write them, and what is no number is marked', () => {
  const draft = { ...draftOf(null), name: '36 (S)', short_name: 'S', body: { chest: '88,5', waist: 'сім', hips: '' } }
  const fields = fieldsOf('size', draft)

  expect(fields.body?.chest).toBe(88.5)
  const checked = sizeCalls.add.body?.safeParse({ name: '36 (S)', fields })
  expect(checked?.error?.issues.map(({ path }) => path.join('.'))).toEqual(['fields.body.waist', 'fields.body.hips'])
})

test('a size of bags needs no measures of the body', () => {
  const draft = { ...draftOf(null), name: 'One size', short_name: 'OS' }
  const fields = fieldsOf('size', draft)

  expect(fields).toEqual({ short_name: 'OS', body: null })
  expect(sizeCalls.add.body?.safeParse({ name: 'One size', fields }).success).toBe(true)
  expect(fieldsOf('size', draftOf({ name: 'One size', fields })).body).toBeNull()
})

test('a new colour is named after its English title unless staff say otherwise; a size never is', () => {
  const draft = { ...draftOf(null), title: { uk: 'Темно-синій', en: 'Navy blue' } }

  expect(nameOf('color', draft, [])).toBe('navy-blue')
  expect(nameOf('color', { ...draft, name: ' navy ' }, ['navy'])).toBe('navy')
  expect(nameOf('size', draft, [])).toBe('')
})

test('a size that is smaller than the one before it is pointed out', () => {
  const chart = [size('XS', 84, 64, 90), size('S', 88, 63, 94), size('M', 92, 72, 98)]

  expect(shrinkingSizes(chart)).toEqual(['S'])
  expect(shrinkingSizes([])).toEqual([])
})
