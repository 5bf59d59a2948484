import { modelParamsOf, wornDraft } from './worn-draft.ts'

const worn = { height_cm: 176, chest_cm: 84, waist_cm: 62, hips_cm: 90, wears_size: '36 (S)' }

test('params of a model that are opened and saved unchanged stay as they were', () => {
  expect(modelParamsOf(wornDraft(worn))).toEqual(worn)
  expect(modelParamsOf(wornDraft(null))).toBeNull()
})

test('a form that is half filled in is sent with what is missing, for the contract to refuse', () => {
  expect(modelParamsOf({ ...wornDraft(null), height_cm: ' 176 ' })).toEqual({
    height_cm: 176,
    chest_cm: 0,
    waist_cm: 0,
    hips_cm: 0,
    wears_size: '',
  })
})
