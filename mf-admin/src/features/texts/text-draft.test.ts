import { builtInTexts } from '@shop/contracts/texts/built-in-texts'
import { draftOf, fieldIn, newSection, textsOf } from './text-draft.ts'

test.each([...builtInTexts])('%s opened and saved unchanged stays as it was', (_page, texts) => {
  expect(textsOf(draftOf(texts))).toEqual(texts)
})

test('an empty line parts paragraphs, each line of a list is an item, and empty ones are left out', () => {
  const heading = { uk: 'Про нас', en: 'About us' }
  const paragraphs = { uk: 'Перший\nдалі\n\n \nДругий\n', en: 'One' }
  const [section] = textsOf({
    ...draftOf({ uk: plain, en: plain }),
    sections: [{ ...newSection, heading, paragraphs, list: { uk: 'а\n\nб', en: '' } }],
  }).uk.sections

  expect(section).toEqual({ heading: 'Про нас', paragraphs: ['Перший\nдалі', 'Другий'], list: ['а', 'б'] })
})

const plain = { title: 'Ми', metaTitle: 'Ми', description: 'Ми', lead: '', sections: [] }

test.each([
  ['text.uk.title', 'title.uk'],
  ['text.en.metaTitle', 'metaTitle.en'],
  ['text.en.sections.2.heading', 'sections.2.heading.en'],
  ['text.uk.sections.0.paragraphs.1', 'sections.0.paragraphs.uk'],
  ['text.uk.version', 'version'],
  ['text.en.sections', 'sections'],
  ['text.en.sections.1.id', 'sections.1.id'],
  ['text.uk.sections.1.picture.image', 'sections.1.image'],
  ['text.en.sections.1.picture.alt', 'sections.1.alt.en'],
  ['revision', null],
])('what is wrong with %s is shown at %s', (field, shown) => {
  expect(fieldIn(field)).toBe(shown)
})

test('a section has one picture for both languages, each with words of its own', () => {
  const alt = { uk: 'Майстерня', en: 'The workshop' }
  const sections = [{ ...newSection, heading: { uk: 'Ми', en: 'We' }, image: 'up-1', alt }]
  const { uk, en } = textsOf({ ...draftOf({ uk: plain, en: plain }), sections })

  expect(uk.sections).toEqual([{ heading: 'Ми', picture: { image: 'up-1', alt: 'Майстерня' } }])
  expect(en.sections).toEqual([{ heading: 'We', picture: { image: 'up-1', alt: 'The workshop' } }])
})
