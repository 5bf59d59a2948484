import { type DraftPicture, languagesWithoutAlt, putBack, storedPicturesOf, withUploaded } from './picture-draft.ts'

const picture = (id: string): DraftPicture => ({ id, name: id, shot: 'other', alt: { uk: '', en: '' }, focus: null })
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(picture) as [DraftPicture, DraftPicture, DraftPicture, DraftPicture]
const ids = (images: readonly DraftPicture[]) => images.map(({ id }) => id).join('')

test.each([
  [[b, d], [a, b, c, d], 'ac', 'abcd'],
  [[d, b], [a, b, c, d], 'c', 'dbc'],
  [[], [a, b], 'ab', 'ab'],
  [[a, b], [a, b], 'a', 'ab'],
])('deleted pictures come back where they stood', (images, before, deleted, expected) => {
  expect(ids(putBack(images, before, new Set(deleted)))).toBe(expected)
})

test('the first picture of an article is its front, and has no words yet', () => {
  expect(withUploaded([], 'up-1')).toMatchObject([{ id: 'up-1', shot: 'front' }])
  expect(withUploaded([a], 'up-2').at(-1)?.shot).toBe('other')
  expect(languagesWithoutAlt({ alt: { uk: 'Сукня', en: ' ' } })).toEqual(['en'])
})

test('a picture that arrives after those chosen later stands before them', () => {
  expect(ids(withUploaded([a, b, c], 'x', new Set(['b', 'c'])))).toBe('axbc')
  expect(ids(withUploaded([a, b], 'x'))).toBe('abx')
})

test('a picture without a focus of its own is edited as one', () => {
  const known = { article: 'A-1', title: { uk: '', en: '' }, color: '', height: null, is_shown: true, changed: null }
  const images = [{ name: 'a', shot: 'front' as const, alt: { uk: '', en: '' }, placeholder: 'data:' }]

  expect(storedPicturesOf({ ...known, images, pictures_revision: 3 })).toEqual({
    revision: 3,
    draft: { images: [{ ...a, shot: 'front' }], own: false },
  })
})
